import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text } from './limits.ts';
import { line } from './validation.ts';

/** The text is not trimmed, because signers sign exactly these bytes. */
export const publishNdaInput = z.object({
  body: z
    .string()
    .check(atMost(text.ndaBody))
    .refine((body) => body.trim() !== '', 'Enter the text of the agreement'),
});

const A_DIGEST = 'Use the digest of the text, 64 hexadecimal digits';

/** The digest identifies the text that the signer read. */
export const signNdaInput = z.object({
  name: line(z.string({ error: 'Type your full name' }), text.personName).min(1, 'Type your full name'),
  consent: z.boolean().refine((isChecked) => isChecked, 'Check the box to sign'),
  sha256: z
    .string()
    .check(atMost(64, A_DIGEST))
    .regex(/^[0-9a-f]{64}$/, A_DIGEST),
});

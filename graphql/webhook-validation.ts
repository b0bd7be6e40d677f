import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text } from './limits.ts';
import { cleanLine } from './pasted-text.ts';
import { isWebUrl, line } from './validation.ts';
import { type TokenScope, tokenScopes } from './token-scopes.ts';

export const tokenName = line(z.string('Name is required'), text.tokenName).min(1, 'Name is required');

export const tokenScopeList = z.array(z.enum(Object.keys(tokenScopes) as TokenScope[])).min(1, 'Choose at least one');

/** The values of the form: the access by area. The server also checks the addresses. */
export const tokenForm = z.object({
  name: tokenName,
  access: z
    .record(z.string(), z.enum(['NONE', 'READ', 'WRITE']))
    .refine((access) => Object.values(access).some((level) => level !== 'NONE'), {
      message: 'Give the token access to at least one area',
      when: () => true,
    }),
});

export const webhookName = line(z.string('Name is required'), text.webhookName).min(1, 'Name is required');

/** The server also checks that the host is on the public internet. */
export const webhookUrl = z
  .string()
  .overwrite(cleanLine)
  .min(1, 'URL is required')
  .check(atMost(text.webhookUrl))
  .refine(isWebUrl, 'Use a URL that starts with https://');

/** The values of the form. */
export const webhookForm = z.object({
  name: webhookName,
  url: webhookUrl,
  types: z.array(z.string()).min(1, 'Choose at least one type'),
});

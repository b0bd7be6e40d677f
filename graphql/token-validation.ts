import { z } from 'zod';
import { text } from './limits.ts';
import { type TokenScope, tokenScopes } from './token-scopes.ts';
import { line } from './validation.ts';

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

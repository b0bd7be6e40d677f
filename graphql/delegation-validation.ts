import { z } from 'zod';
import { delegationItemsAtMost, text } from './limits.ts';
import { email, line } from './validation.ts';

const right = z.enum(['LIST', 'VIEW', 'DOWNLOAD'], 'Choose what they may do');

const ids = z
  .array(z.string().max(60))
  .max(delegationItemsAtMost, `Choose at most ${delegationItemsAtMost}, or the folder they are in`);

const chosen = ({ documentIds, folderIds }: Record<'documentIds' | 'folderIds', string[]>) =>
  documentIds.length + folderIds.length > 0;
/** Said together with all else that is wrong. */
const NONE = { path: ['documentIds'], message: 'Choose at least one document or folder', when: () => true };

/** What is given to a delegate. Whether whoever gives it has it is the server's to say. */
export const delegationInput = z
  .object({ email, right, endsAt: z.date(), documentIds: ids, folderIds: ids })
  .refine(chosen, NONE);

/** The form’s own: the last day, as its reader’s calendar has it. */
export const delegationForm = z
  .object({
    email,
    right,
    until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose the last day'),
    documentIds: ids,
    folderIds: ids,
  })
  .refine(chosen, NONE);

export const endReason = line(z.string(), text.delegationReason);

/** The form of an admin, who has to say why. */
export const endForm = z.object({ reason: endReason.min(1, 'Say why') });

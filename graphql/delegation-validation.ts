import { z } from 'zod';
import { delegationItemsAtMost, text } from './limits.ts';
import { email, line } from './validation.ts';

const right = z.enum(['SEE', 'VIEW', 'DOWNLOAD'], 'Choose what they may do');

const ids = z
  .array(z.string().max(60))
  .max(delegationItemsAtMost, `Choose at most ${delegationItemsAtMost}, or the folder they are in`);

/** What is given to a delegate. Whether whoever gives it has it is the server's to say. */
export const delegationInput = z
  .object({ email, right, endsAt: z.date(), documentIds: ids, folderIds: ids })
  .refine(({ documentIds, folderIds }) => documentIds.length + folderIds.length > 0, {
    path: ['documentIds'],
    message: 'Choose at least one document or folder',
  });

export const endReason = line(z.string(), text.delegationReason);

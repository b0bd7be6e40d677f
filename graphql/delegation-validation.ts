import { z } from 'zod';
import { atMost } from './at-most.ts';
import { delegationItemsAtMost, text } from './limits.ts';
import { removeInvisible } from './pasted-text.ts';
import { email, line } from './validation.ts';

const timeZone = z
  .string()
  .overwrite(removeInvisible)
  .check(atMost(text.timeZone, 'Unknown time zone. Enter a name such as Europe/Berlin'));

const right = z.enum(['LIST', 'VIEW', 'DOWNLOAD'], 'Choose what they may do');

const ids = z
  .array(z.string().check(atMost(60)))
  .max(delegationItemsAtMost, `Choose at most ${delegationItemsAtMost}, or the folder they are in`);

const hasSelection = ({ documentIds, folderIds }: Record<'documentIds' | 'folderIds', string[]>) =>
  documentIds.length + folderIds.length > 0;
/** Reported together with all other errors. */
const NONE = { path: ['documentIds'], message: 'Choose at least one document or folder', when: () => true };

/** The server also checks that the investor has the rights that the delegate receives. */
export const inviteDelegateInput = z
  .object({ email, right, endsAt: z.date(), timeZone: timeZone.nullish(), documentIds: ids, folderIds: ids })
  .refine(hasSelection, NONE);

/** The form values. `until` is the last day, in the time zone of the browser. */
export const delegationForm = z
  .object({
    email,
    right,
    until: z
      .string()
      .overwrite(removeInvisible)
      .check(atMost(10, 'Choose the last day'))
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose the last day'),
    documentIds: ids,
    folderIds: ids,
  })
  .refine(hasSelection, NONE);

const endReason = line(z.string(), text.delegationReason);

export const endDelegationInput = z.object({ reason: endReason.nullish() });

/** The form for administrators, who must give a reason. */
export const endForm = z.object({ reason: endReason.min(1, 'Enter a reason') });

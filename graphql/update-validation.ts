import { z } from 'zod';
import { text, updateDocumentsAtMost, updateGroupsAtMost } from './limits.ts';
import { line, tooLong } from './validation.ts';

const ids = (most: number, what: string) => z.array(z.string().max(60)).max(most, `Use at most ${most} ${what}`);

/** What the form of an update asks and the API takes. */
export const updateInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title)
    .min(1, 'Title is required')
    .optional(),
  body: z.string().max(text.articleBody, tooLong(text.articleBody)).nullish(),
  groupIds: ids(updateGroupsAtMost, 'groups').nullish(),
  documentIds: ids(updateDocumentsAtMost, 'documents').nullish(),
});

/** The form's own: it always sends all of them. */
export const updateForm = updateInput.extend({ title: updateInput.shape.title.unwrap() });

/** Why an update is taken back, for the trail and for other admins. */
export const withdrawReason = line(z.string(), text.updateReason).min(1, 'Say why');

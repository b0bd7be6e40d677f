import { z } from 'zod';
import { text, updateDocumentsAtMost, updateGroupsAtMost } from './limits.ts';
import { line, formatTooLong } from './validation.ts';

const ids = (most: number, noun: string) => z.array(z.string().max(60)).max(most, `Use at most ${most} ${noun}`);

export const createInvestorUpdateInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title).min(1, 'Title is required'),
  body: z.string().max(text.articleBody, formatTooLong(text.articleBody)).nullish(),
  groupIds: ids(updateGroupsAtMost, 'groups').nullish(),
  documentIds: ids(updateDocumentsAtMost, 'documents').nullish(),
});

export const updateInvestorUpdateInput = createInvestorUpdateInput.extend({
  title: createInvestorUpdateInput.shape.title.nullish(),
  expectedVersion: z.number().int().nullish(),
});

export const withdrawInvestorUpdateInput = z.object({
  reason: line(z.string(), text.updateReason).min(1, 'Enter a reason'),
});

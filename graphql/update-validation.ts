import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text, updateDocumentsAtMost, updateGroupsAtMost } from './limits.ts';
import { line } from './validation.ts';

const ids = (most: number, noun: string) =>
  z.array(z.string().check(atMost(60))).max(most, `Use at most ${most} ${noun}`);

export const createInvestorUpdateInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title).min(1, 'Title is required'),
  body: z.string().check(atMost(text.articleBody)).nullish(),
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

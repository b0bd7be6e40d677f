import { describe, expect, it } from 'vitest';
import { mergeEdits, pickChanges } from './edits.ts';

describe('the changes of a form', () => {
  const loaded = { title: 'Plan', summary: 'Old', groupIds: ['a', 'b'] };

  it('are the fields that a person changed, and no others', () => {
    expect(pickChanges({ ...loaded, summary: 'New' }, loaded)).toEqual({ summary: 'New' });
    expect(pickChanges({ ...loaded }, loaded)).toEqual({});
  });

  it('keep what a person typed and take over the other fields that a colleague changed', () => {
    const mine = { ...loaded, title: 'My plan' };
    expect(mergeEdits(loaded, mine, { summary: 'New' })).toEqual({
      merged: { ...mine, summary: 'New' },
      contested: [],
    });
    expect(mergeEdits(loaded, mine, { title: 'Their plan' })).toEqual({ merged: mine, contested: ['title'] });
    expect(mergeEdits(loaded, mine, { title: 'My plan' }).contested).toEqual([]);
  });

  it('of a list are added to those of a colleague', () => {
    const { merged, contested } = mergeEdits(loaded, { ...loaded, groupIds: ['b', 'c'] }, { groupIds: ['a', 'd'] });
    expect([merged.groupIds, contested]).toEqual([['d', 'c'], []]);
  });
});

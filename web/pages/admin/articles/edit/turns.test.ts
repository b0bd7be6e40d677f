import { describe, expect, it } from 'vitest';
import { createTurns } from './useTextEditor.ts';

describe('turns', () => {
  it('run one after another in their order, also if several wait for the same one and if one fails', async () => {
    const inTurn = createTurns();
    const log: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await new Promise(setImmediate);
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
      };
    const turns = [inTurn(work('save')), inTurn(work('publish', true)), inTurn(work('save again'))];
    expect((await Promise.allSettled(turns)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(log).toEqual(['save', 'publish', 'save again'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });
});

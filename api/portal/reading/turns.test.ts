import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Runs tasks of these weights, each of which ends when the test says so. Lists those that have begun. */
function begin(turns: Turns, weights: number[]) {
  const begun: number[] = [];
  const ends = weights.map((weight, index) =>
    turns.enter(weight).then((leave) => {
      begun.push(index);
      return leave;
    }),
  );
  return { begun, end: async (index: number) => (await ends[index]!)() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('readers of small documents do not wait for each other', async () => {
  const { begun, end } = begin(new Turns({ atOnce: 2, weight: 10 }), [3, 3, 3]);
  await settle();
  expect(begun).toEqual([0, 1]);
  await end(1);
  await settle();
  expect(begun).toEqual([0, 1, 2]);
});

it('a large document is prepared alone, and those who came later do not overtake it', async () => {
  const { begun, end } = begin(new Turns({ atOnce: 3, weight: 10 }), [3, 100, 3]);
  await settle();
  expect(begun).toEqual([0]);
  await end(0);
  await settle();
  expect(begun).toEqual([0, 1]);
  await end(1);
  await settle();
  expect(begun).toEqual([0, 1, 2]);
});

import { expect, it } from 'vitest';
import { placeLabels } from './eventLabels.ts';

it('titles on the line of events never overlap', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let run = 0; run < 500; run += 1) {
    const labels = Array.from({ length: random(9) }, () => ({ x: random(1_000), length: 1 + random(30) }));
    labels.sort((a, b) => a.x - b.x);
    const rows = placeLabels(labels);
    const pairs = labels.flatMap((label, at) =>
      labels.slice(0, at).map((earlier, before) => ({ label, at, earlier, before })),
    );
    const overlapping = pairs.filter(
      ({ label, at, earlier, before }) =>
        rows[at] !== null && rows[at] === rows[before] && earlier.x + earlier.length * 7.5 > label.x,
    );
    expect(overlapping, JSON.stringify(labels)).toEqual([]);
  }
});

it('titles of events that are far apart are all on the first line, and near ones below each other', () => {
  expect(placeLabels([0, 300, 600].map((x) => ({ x, length: 30 })))).toEqual([0, 0, 0]);
  expect(placeLabels([0, 100, 200, 250].map((x) => ({ x, length: 30 })))).toEqual([0, 1, 2, null]);
});

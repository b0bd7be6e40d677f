import { describe, expect, it } from 'vitest';
import { heroScene, deskHero, tabletHero } from './heroScene.ts';
import { Scene } from './oblique.ts';

describe('a scene', () => {
  it('keeps front faces true to scale and lets depth recede to the upper left', () => {
    const s = new Scene(100, 100, -0.5, 0.3);
    expect(s.at(40, 0, 20)).toEqual([140, 80]);
    expect(s.at(40, 20, 20)).toEqual([130, 74]);
  });

  it('joins consecutive strokes of one class, but not filled faces, which can overlap', () => {
    const s = new Scene().path('t', 'M0 0H1').path('t', 'M0 1H1').path('o f', 'M0 0z').path('o f', 'M1 1z');
    expect(s.marks).toHaveLength(3);
  });
});

describe.each([
  ['desk', deskHero, 1312],
  ['tablet', tabletHero, 860],
])('figure 1 in %s layout', (_, plan, width) => {
  it('ends the wall at column 7 and begins the outside at column 10', () => {
    const { origin, w, wall } = plan.room;
    expect(origin[0] + w + wall).toBe(plan.gap[0]);
    expect(plan.gap[0] / width).toBeCloseTo(0.574, 2);
    expect(plan.gap[1] / width).toBeCloseTo(0.765, 2);
  });

  it('renders the same twice, so that server and browser agree', () => {
    expect(heroScene(plan)).toEqual(heroScene(plan));
  });
});

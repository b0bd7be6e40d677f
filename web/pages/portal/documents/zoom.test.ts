import { expect, it } from 'vitest';
import { getPictureSizes, stepZoom } from './readerMemory.ts';

it('the zoom steps from the fitted size to the next larger or smaller one', () => {
  expect(stepZoom('fit', 1, 760)).toBe(100);
  expect(stepZoom('fit', -1, 760)).toBe(75);
  expect(stepZoom('two', -1, 420)).toBe(50);
  expect(stepZoom(100, 1, 816)).toBe(125);
  expect(stepZoom(100, -1, 816)).toBe(75);
});

it('the zoom stops at its smallest and largest size', () => {
  expect(stepZoom(200, 1, 1_632)).toBe(200);
  expect(stepZoom(50, -1, 408)).toBe(50);
});

it('a larger page requests a larger picture', () => {
  expect(getPictureSizes(200)).toBe('1632px');
  expect(getPictureSizes('fit')).toContain('100vw');
});

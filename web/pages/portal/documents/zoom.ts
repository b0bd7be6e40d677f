/** The size of pages: fitted to the window, or in percent. */
export type Zoom = 'fit' | 'whole' | 'two' | number;

/** The width of a page at 100 percent, in pixels: A4 and Letter at 96 pixels for an inch. */
const FULL_WIDTH = 816;

const steps = [50, 75, 100, 125, 150, 200] as const;

/** The next larger or smaller size. `width` is the width of a page in pixels as it is now. */
export function stepZoom(zoom: Zoom, by: 1 | -1, width: number): Zoom {
  const percent = typeof zoom === 'number' ? zoom : (width / FULL_WIDTH) * 100;
  const next = by > 0 ? steps.find((step) => step > percent + 1) : steps.findLast((step) => step < percent - 1);
  return next ?? zoom;
}

/** The `sizes` of a page's picture. */
export function getPictureSizes(zoom: Zoom): string {
  if (zoom === 'fit') return '(min-width: 62rem) 54rem, 100vw';
  if (zoom === 'two') return '(min-width: 62rem) 40vw, 100vw';
  return zoom === 'whole' ? '54rem' : `${Math.round((zoom / 100) * FULL_WIDTH)}px`;
}

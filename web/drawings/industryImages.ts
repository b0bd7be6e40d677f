// The four industry pictures, built by images/build.ts into public/. Widths and formats match what is committed.
export const industryNames = ['government', 'healthcare', 'financial', 'utilities'] as const;
export type IndustryName = (typeof industryNames)[number];

export const industryWidths = [480, 960, 1440] as const;
/** Height over width of every picture. */
export const industryRatio = 0.5;

export const industryImage = (name: IndustryName, width: number, format: 'avif' | 'webp'): string =>
  `/images/industries/${name}-${width}.${format}`;

export const industrySources = (name: IndustryName, format: 'avif' | 'webp'): string =>
  industryWidths.map((width) => `${industryImage(name, width, format)} ${width}w`).join(', ');

/** What the home page fetches ahead: the size most screens will ask for. */
export const prefetchedImages: readonly string[] = industryNames.map((name) => industryImage(name, 960, 'avif'));

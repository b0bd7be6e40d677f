// The four industry pictures. images/build.tsx writes them to public/; widths and formats match the committed files.
export const industryNames = ['government', 'healthcare', 'financial', 'utilities'] as const;
export type IndustryName = (typeof industryNames)[number];

export const industryWidths = [480, 960, 1440] as const;
/** Height divided by width, for every picture. */
export const industryRatio = 0.5;

export const industryImage = (name: IndustryName, width: number, format: 'avif' | 'webp'): string =>
  `/images/industries/${name}-${width}.${format}`;

export const industrySources = (name: IndustryName, format: 'avif' | 'webp'): string =>
  industryWidths.map((width) => `${industryImage(name, width, format)} ${width}w`).join(', ');

/** Pictures that the home page prefetches, in the size that most screens request. */
export const prefetchedImages: readonly string[] = industryNames.map((name) => industryImage(name, 960, 'avif'));

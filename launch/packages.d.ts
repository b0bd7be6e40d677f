// Types of packages that have none, or those of an older version, as far as they are used.

// The published types have no `preferred`.
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** @returns the accepted encoding with the highest quality; of several, the first of `preferred` */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}

declare module 'unicode-confusables' {
  const confusables: {
    /** Replaces each character by its prototype in Unicode's list of confusable characters. */
    rectifyConfusion(text: string): string;
  };
  export default confusables;
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}

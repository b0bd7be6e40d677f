// The published types describe an older version, which has no `preferred`.
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** @returns the accepted encoding with the highest quality; of several, the first of `preferred` */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}

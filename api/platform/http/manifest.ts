import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** The built files that a page needs, as paths from the root. */
export interface PageAssets {
  entry: string;
  libraries: string[];
  preloads: string[];
  sheet: string;
  fonts: string[];
}

const ENTRY = 'web/app/client.tsx';
// The chunks of packages only, see vite.config.ts.
const LIBRARIES = ['react', 'apollo-client'];
// Requested without waiting for the stylesheet, because every page shows them.
const PRELOADED_FONTS = ['display', 'text', 'mono'].map((face) => `web/design/fonts/${face}.woff2`);

/** Reads Vite's manifest and finds the built files for a set of page sources, including shared chunks. */
export function readManifest(folder: string): (pages: string[]) => PageAssets {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const sheet = manifest['style.css'];
  const fonts = PRELOADED_FONTS.flatMap((source) => (manifest[source] ? [`/${manifest[source].file}`] : []));
  return (pages) => {
    const chunks = new Set<Chunk>();
    // Chunks can import each other in a cycle.
    const visitedChunks = new Set<Chunk>();
    const collect = (source: string): void => {
      const chunk = manifest[source];
      if (!chunk || visitedChunks.has(chunk)) return;
      visitedChunks.add(chunk);
      for (const importedFile of chunk.imports ?? []) collect(importedFile);
      chunks.add(chunk);
    };
    [ENTRY, ...pages].forEach(collect);
    const entry = manifest[ENTRY];
    if (!entry || !sheet) throw new Error('The build has no entry; run npm run build.');
    const others = [...chunks].filter((chunk) => chunk !== entry);
    const addresses = (libraries: boolean) =>
      others.filter(({ name = '' }) => LIBRARIES.includes(name) === libraries).map(({ file }) => `/${file}`);
    return {
      entry: `/${entry.file}`,
      fonts,
      sheet: `/${sheet.file}`,
      libraries: addresses(true),
      preloads: addresses(false),
    };
  };
}

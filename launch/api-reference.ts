import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { AreaSlug } from '../graphql/reference/model.ts';
import { type Reference, readReference } from '../graphql/reference/read-areas.ts';

const SCHEMA = fileURLToPath(new URL('../graphql/schema.graphql', import.meta.url));
const PREFIX = 'virtual:api-reference/';

/**
 * Provides the API reference as modules, one for each area and one with the names of everything. They are made from the
 * file of the schema when a page imports them, so the repository has no second copy of the schema.
 */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      this.addWatchFile(SCHEMA);
      const { areas, entries } = read(readFileSync(SCHEMA, 'utf8'));
      const name = id.slice(PREFIX.length + 1);
      if (name === 'entries') return `export const entries = ${toExpression(entries)};`;
      const area = areas[name as AreaSlug];
      if (!area) throw new Error(`The API reference has no area ${name}.`);
      return `export const area = ${toExpression(area)};`;
    },
  };
}

let last: { sdl: string; reference: Reference } | null = null;

/** Reads the reference once for all of its modules. */
function read(sdl: string): Reference {
  if (last?.sdl !== sdl) last = { sdl, reference: readReference(sdl) };
  return last.reference;
}

/** Browsers parse JSON faster than an object of the same size in a script. */
const toExpression = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

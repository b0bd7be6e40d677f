import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import type { Plugin } from 'vite';
import { diffSchemas, listDeprecations } from '../graphql/changelog/diff-schemas.ts';
import type { Changelog } from '../graphql/changelog/model.ts';
import type { AreaSlug } from '../graphql/reference/model.ts';
import { listNames, type Reference, readReference } from '../graphql/reference/read-areas.ts';

const FOLDER = fileURLToPath(new URL('../graphql/', import.meta.url));
const FILES = ['schema.graphql', 'released.graphql', 'breaking-changes.json', 'changelog/releases.json'];
const REFERENCE = 'virtual:api-reference/';
const CHANGELOG = 'virtual:api-changelog';

const readSchema = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/**
 * Provides the API reference and the changelog of the schema as modules: one for each area, lists of
 * everything, and one with the changes. They are made from the files in graphql/ when a page imports them, so the
 * repository has no second copy of the schema.
 */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    resolveId: (id) => (id.startsWith(REFERENCE) || id === CHANGELOG ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : '';
      if (!name.startsWith(REFERENCE) && name !== CHANGELOG) return null;
      for (const file of FILES) this.addWatchFile(path.join(FOLDER, file));
      return name === CHANGELOG ? write('changelog', readChangelog()) : loadReference(name.slice(REFERENCE.length));
    },
  };
}

function loadReference(name: string): string {
  const { areas, entries } = readOnce(readSchema('schema.graphql'));
  if (name === 'entries') return write('entries', entries);
  if (name === 'names') return write('names', listNames(entries));
  const area = areas[name as AreaSlug];
  if (!area) throw new Error(`The API reference has no area ${name}.`);
  return write('area', area);
}

let last: { sdl: string; reference: Reference } | null = null;

/** Reads the reference once for all of its modules. */
function readOnce(sdl: string): Reference {
  if (last?.sdl !== sdl) last = { sdl, reference: readReference(sdl) };
  return last.reference;
}

function readChangelog(): Changelog {
  const [releasedSchema, current] = [
    buildSchema(readSchema('released.graphql')),
    buildSchema(readSchema('schema.graphql')),
  ];
  return {
    unreleased: diffSchemas(releasedSchema, current, JSON.parse(readSchema('breaking-changes.json'))),
    releases: JSON.parse(readSchema('changelog/releases.json')),
    deprecations: listDeprecations(current),
  };
}

/** Browsers parse JSON faster than an object of the same size in a script. */
const write = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

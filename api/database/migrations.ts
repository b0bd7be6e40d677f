import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { projectRoot } from '../platform/root.ts';

/** The tables of a new database. */
export const BASELINE = '0180-baseline';
const AFTER_BASELINE = '0212-versions-and-search-terms';

/** Every migration, in the order in which it runs. One that was released is never changed; a new one corrects it. */
export const migrations = [
  BASELINE,
  AFTER_BASELINE,
  '0213-inspections-with-copies',
  '0214-clean-downloads',
  '0215-references-and-divided-words',
  '0216-versions-by-time',
  '0217-reading-watches',
  '0218-account-ends',
].map((name) => ({
  name,
  class: class extends Migration {
    override up(): void {
      this.addSql(readSql(`api/database/${name}.sql`));
    }
  },
}));

/** The newest migration of the former release. `ops/upgrade.sql` prepares a large database of that release for the later ones. */
export const FORMER_RELEASE = migrations[0]!.name;

/** A file of statements, with those that it includes as psql does: `\ir other.sql`. */
export function readSql(file: string): string {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return text.replaceAll(/^\\ir (.+)$/gm, (_, other: string) => readSql(path.join(path.dirname(file), other)));
}

/** Databases before the baseline have the names of 111 migrations. Two of their states are known: by the newest name and the number. */
const FORMER = [
  { newest: '0180-passages-of-examples', count: 101, same: [BASELINE] },
  { newest: '0212-page-labels', count: 111, same: [BASELINE, AFTER_BASELINE] },
];
/** The commits that bring every older database into one of these states. */
export const COMMITS = { before0180: '0ed9a6f7', after0180: '8a00dfc4' };

/** The migrations of this version that have run, or why this version cannot use the database. */
type Identified = { names: string[] } | { newer: string } | { older: string; commit: string };

export function identify(executed: readonly string[]): Identified {
  const newest = executed.toSorted().at(-1) ?? '';
  if (!executed.includes('0001-articles')) {
    const newer = executed.find((name) => migrations.every((known) => known.name !== name));
    return newer === undefined ? { names: [...executed] } : { newer };
  }
  const state = FORMER.find((former) => former.newest === newest && former.count === executed.length);
  if (state) return { names: state.same };
  if (newest > FORMER.at(-1)!.newest) return { newer: newest };
  return { older: newest, commit: newest <= FORMER[0]!.newest ? COMMITS.before0180 : COMMITS.after0180 };
}

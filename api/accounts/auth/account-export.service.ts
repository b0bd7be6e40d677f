import { exportsPerAccount } from './auth.limits.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { assertConfirmed } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { toCsvLines } from '#api/platform/csv.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import { type DataEntry, readFacts } from './account-export.query.ts';

/**
 * All stored facts about the viewer, read while they are sent. It needs a recent confirmation of identity, because a
 * stolen session must not read them.
 */
export async function exportOwnData(context: Context): Promise<AsyncGenerator<DataEntry>> {
  const { em, viewer, services } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  assertConfirmed(viewer);
  await countTry(em, exportsPerAccount, viewer.id, services.env.LIMITS_SCALE);
  await record(context, em, { kind: 'data.exported', subjectId: viewer.id });
  return readFacts(em, viewer.id);
}

/** The facts as a list in JSON. */
export async function* toJson(entries: AsyncIterable<DataEntry>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry, null, 2).replaceAll(/^/gm, '  ');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]' : '\n]';
}

/** One row for each value of a fact, for a spreadsheet. */
export const toCsv = (entries: AsyncIterable<DataEntry>): AsyncGenerator<string> =>
  toCsvLines(['area', 'at', 'name', 'value'], entries, ({ area, at, facts }) =>
    Object.entries(facts).map(([name, value]) => [area, at, name, plain(value)]),
  );

function plain(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

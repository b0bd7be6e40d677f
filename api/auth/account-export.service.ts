import { exportsPerAccount } from './auth.limits.ts';
import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import { fail } from '../platform/errors.ts';
import { countTry } from '../platform/limits.ts';
import { readFacts } from './account-export.query.ts';

/** One stored fact about a person: its area, when it was stored, and its values. */
export interface DataEntry {
  area: string;
  at: string;
  facts: Record<string, unknown>;
}

/**
 * All stored facts about the viewer. It needs a recent confirmation of identity, because a stolen session must not read
 * them.
 */
export async function exportOwnData(context: Context): Promise<DataEntry[]> {
  const { em, viewer, services } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  if (!viewer.confirmed) fail('STEP_UP_REQUIRED');
  await countTry(em, exportsPerAccount, viewer.id, services.env.LIMITS_SCALE);
  const facts = await readFacts(em, viewer.id);
  await record(context, em, { kind: 'data.exported', subjectId: viewer.id });
  return facts.map((fact) => ({ ...fact, at: new Date(fact.at).toISOString() }));
}

/** One row for each fact, for a spreadsheet. */
export function toCsv(entries: DataEntry[]): string {
  const rows = entries.flatMap(({ area, at, facts }) =>
    Object.entries(facts).map(([name, value]) => [area, at, name, plain(value)]),
  );
  return writeCsv([['area', 'at', 'name', 'value'], ...rows]);
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

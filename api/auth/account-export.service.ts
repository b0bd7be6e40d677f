import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import { fail } from '../platform/errors.ts';
import { readFacts } from './account-export.query.ts';

/** One thing known about somebody: where it is kept, when it was written, and what it says. */
export interface Known {
  area: string;
  at: string;
  facts: Record<string, unknown>;
}

/** Everything this site knows about the viewer. Worth a stolen session, so it needs a recent sign-in. */
export async function exportOwnData(context: Context): Promise<Known[]> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  if (!viewer.confirmed) fail('STEP_UP_REQUIRED');
  const facts = await readFacts(em, viewer.id);
  await record(context, em, { kind: 'data.exported', subjectId: viewer.id });
  return facts.map((fact) => ({ ...fact, at: new Date(fact.at).toISOString() }));
}

/** One row a fact, for a spreadsheet. */
export function toCsv(known: Known[]): string {
  const rows = known.flatMap(({ area, at, facts }) =>
    Object.entries(facts).map(([name, value]) => [area, at, name, plain(value)]),
  );
  return writeCsv([['area', 'at', 'name', 'value'], ...rows]);
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';

/** One thing known about somebody: where it is kept, when it was written, and what it says. */
export interface Known {
  area: string;
  at: string;
  facts: Record<string, unknown>;
}

// One statement an area; each names its columns, so that a secret added to a table later is not exported by itself.
const AREAS: Record<string, string> = {
  profile: `select created_at as at, jsonb_build_object('id', id, 'username', username, 'email', email, 'name', name, 'company', company,
    'reason', reason, 'roles', roles, 'status', status, 'emailVerifiedAt', email_verified_at, 'updatedAt', updated_at) as facts
    from account where id = $1`,
  sessions: `select created_at as at, jsonb_build_object('device', device, 'lastUsedAt', last_used_at) as facts from session where account_id = $1`,
  secondFactor: `select created_at as at, jsonb_build_object('confirmedAt', confirmed_at) as facts from account_totp where account_id = $1`,
  passkeys: `select created_at as at, jsonb_build_object('name', name, 'synced', synced, 'lastUsedAt', last_used_at) as facts
    from passkey where account_id = $1`,
  decisions: `select at, jsonb_build_object('status', status, 'reason', reason) as facts from account_decision where account_id = $1`,
  mails: `select m.created_at as at, jsonb_build_object('kind', m.kind, 'subject', m.subject, 'sentAt', m.sent_at) as facts
    from mail m join account a on lower(m.recipient) = lower(a.email) where a.id = $1`,
  events: `select at, jsonb_build_object('kind', kind, 'details', details,
    'address', case when actor_id = $1 then address end) as facts
    from audit_event where actor_id = $1 or subject_id = $1`,
};

/** Everything this site knows about the viewer. Worth a stolen session, so it needs a recent sign-in. */
export async function exportOwnData(context: Context): Promise<Known[]> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  if (!viewer.confirmed) fail('STEP_UP_REQUIRED');
  const known: Known[] = [];
  for (const [area, sql] of Object.entries(AREAS)) {
    const rows = await query<Omit<Known, 'area'>>(em, `${sql} order by 1`, [viewer.id]);
    known.push(...rows.map(({ at, facts }) => ({ area, at: new Date(at).toISOString(), facts })));
  }
  await record(context, em, { kind: 'data.exported', subjectId: viewer.id });
  return known;
}

/** RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe first. */
export function toCsv(known: Known[]): string {
  const rows = known.flatMap(({ area, at, facts }) =>
    Object.entries(facts).map(([name, value]) => [area, at, name, plain(value)]),
  );
  return [['area', 'at', 'name', 'value'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\0＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
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
  whitepaper: `select l.created_at as at, jsonb_build_object('name', l.name, 'email', l.email, 'company', l.company, 'needs', l.needs,
    'consentVersion', l.consent_version, 'consentedAt', l.consented_at, 'downloads', l.downloads) as facts
    from lead l join account a on l.email_key = a.email_key where a.id = $1 and a.email_verified_at is not null`,
  // What an event is now is not for those who are no longer invited.
  eventAnswers: `select w.answered_at as at, jsonb_build_object('event', case when s.everyone or exists (select 1 from event_group g
      join account_group_member m on m.group_id = g.group_id where g.series_id = s.id and m.account_id = $1) then s.title end,
    'answer', w.answer, 'waiting', w.waiting) as facts
    from event_answer w join event e on e.id = w.event_id join event_series s on s.id = e.series_id where w.account_id = $1`,
  calendarSettings: `select now() as at, jsonb_build_object('timeZone', time_zone, 'invitations', invitations,
    'dayBefore', day_before, 'hourBefore', hour_before) as facts from calendar_setting where account_id = $1`,
  // What was withdrawn, or is no longer for them, has no name here.
  updatesOpened: `select o.opened_at as at, jsonb_build_object('update', case when u.published_at <= now() and (u.everyone or
      exists (select 1 from investor_update_group g join account_group_member m on m.group_id = g.group_id
        where g.update_id = u.id and m.account_id = $1)) then u.title end) as facts
    from investor_update_opening o join investor_update u on u.id = o.update_id where o.account_id = $1`,
  updateSettings: `select chosen_at as at, jsonb_build_object('mails', mails) as facts from update_setting where account_id = $1`,
  // What takes away tells of something they may not know of, and so does the name of a folder.
  documentAccess: `select g.granted_at as at, jsonb_build_object('document', d.title, 'right',
    (array['LIST', 'VIEW', 'DOWNLOAD'])[g.level]) as facts
    from document_grant g left join document d on d.id = g.document_id where g.account_id = $1 and g.level > 0`,
  delegationsGiven: `select created_at as at, jsonb_build_object('email', email, 'right', (array['LIST', 'VIEW', 'DOWNLOAD'])[level],
    'endsAt', ends_at, 'acceptedAt', accepted_at, 'endedAt', ended_at, 'ending', ending) as facts from delegation where principal_id = $1`,
  delegationsHeld: `select accepted_at as at, jsonb_build_object('principal', p.name, 'right', (array['LIST', 'VIEW', 'DOWNLOAD'])[d.level],
    'endsAt', d.ends_at, 'endedAt', d.ended_at, 'ending', d.ending) as facts
    from delegation d join account p on p.id = d.principal_id where d.delegate_id = $1 and d.accepted_at is not null`,
  questions: `select asked_at as at, jsonb_build_object('question', body, 'page', page) as facts from question where account_id = $1`,
  agreements: `select s.signed_at as at, jsonb_build_object('version', n.version, 'name', s.name, 'email', s.email, 'company', s.company,
    'address', s.address, 'certificate', s.certificate) as facts from nda_signature s join nda n on n.id = s.nda_id where s.account_id = $1`,
  calendarAddress: `select created_at as at, jsonb_build_object('kept', 'the hash of its secret') as facts
    from calendar_address where account_id = $1`,
  feeds: `select created_at as at, jsonb_build_object('url', url, 'title', title, 'status', status) as facts from feed where added_by = $1`,
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

/** One row a fact, for a spreadsheet. */
export function toCsv(known: Known[]): string {
  const rows = known.flatMap(({ area, at, facts }) =>
    Object.entries(facts).map(([name, value]) => [area, at, name, plain(value)]),
  );
  return writeCsv([['area', 'at', 'name', 'value'], ...rows]);
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

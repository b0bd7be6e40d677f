import { describe, expect, it } from 'vitest';
import { record } from '#api/operation/audit/audit.service.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

// The audit log and the access log as files. audit.export.test.ts and access-log.http.test.ts test CSV for sessions.
const { site, first, second, account, holder } = useTokenSite();
const AUDIT = '/api/audit/export';
const ACCESS = '/api/documents/log/export';

const parse = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function download(secret: string, path: string) {
  const response = await fetch(`${second()}${path}`, { headers: { authorization: `Bearer ${secret}` } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Records that an administrator was sent so many pages. */
async function recordReadings({ id }: { id: string }, pages: number): Promise<void> {
  const em = site.em();
  const context = makeContext({ ...person.admin, id }, em);
  for (let page = 1; page <= pages; page += 1)
    await record(context, em, { kind: 'document.viewed', subjectId: 'doc_1', details: { page, version: 1 } });
}

describe('a program of an administrator', () => {
  it('downloads the access log as NDJSON with the names of the API, and the export is audited', async () => {
    const { secret, user } = await holder(['AUDIT_READ'], { roles: ['ADMIN'], name: 'Ada Admin' });
    await recordReadings(user, 3);
    const answer = await download(secret, `${ACCESS}?format=ndjson&kind=SENT&person=${user.id}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/x-ndjson',
      'attachment; filename=access-log.ndjson',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const sent = (page: number) => ({ kind: 'SENT', page, documentId: 'doc_1', person: { id: user.id } });
    expect(parse(answer.text)).toMatchObject([sent(3), sent(2), sent(1)]);
    const audited = "select details from audit_event where kind = 'document.log_exported' and actor_id = $1";
    expect(await query(site.em(), audited, [user.id])).toMatchObject([{ details: { filter: { kind: 'SENT' } } }]);
  });

  it('downloads the audit log as NDJSON, with more events than one page and each of them once', async () => {
    const { secret, user } = await holder(['AUDIT_READ'], { roles: ['ADMIN'] });
    await query(
      site.em(),
      `insert into audit_event (kind, actor_id, details)
        select 'logout', $1, jsonb_build_object('number', n) from generate_series(1, 1500) n`,
      [user.id],
    );
    const answer = await download(secret, `${AUDIT}?format=ndjson&kind=logout&person=${user.id}`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=audit-log.ndjson');
    const numbers = parse(answer.text).map(({ details }) => details.number);
    expect(numbers).toEqual(Array.from({ length: 1_500 }, (_, i) => 1_500 - i));
  });

  it('downloads both logs as CSV unless it names another format', async () => {
    const { secret } = await holder(['AUDIT_READ'], { roles: ['ADMIN'] });
    for (const [path, name] of [
      [AUDIT, 'audit-log.csv'],
      [ACCESS, 'access-log.csv'],
    ]) {
      const { status, headers, text } = await download(secret, path!);
      expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename=${name}`]);
      expect(text).toMatch(/^(\uFEFF)?id,at,kind,/);
    }
  });
});

describe('a log', () => {
  it.each([AUDIT, ACCESS])(
    '%s is not for tokens without AUDIT_READ, of investors, or that are unknown',
    async (path) => {
      const other = await holder(['DOCUMENTS_READ'], { roles: ['ADMIN'] });
      expect(await download(other.secret, path)).toMatchObject({
        status: 403,
        text: expect.stringContaining('AUDIT_READ'),
      });
      const investor = await holder(['CONTENT_READ']);
      await query(site.em(), "update token set scopes = '{AUDIT_READ}' where account_id = $1", [investor.user.id]);
      expect((await download(investor.secret, path)).status).toBe(403);
      expect((await download('safeai_wrong', path)).status).toBe(401);
      const exported = "select 1 from audit_event where kind like '%exported' and actor_id = any($1)";
      expect(await query(site.em(), exported, [[other.user.id, investor.user.id]])).toEqual([]);
    },
  );

  it.each([AUDIT, ACCESS])('%s as NDJSON needs a recent confirmation in the browser', async (path) => {
    const { browser, user } = await account({ roles: ['ADMIN'] });
    const fetchLog = () => browser.fetch(`${first()}${path}?format=ndjson`);
    expect((await fetchLog()).status).toBe(200);
    const age = "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1";
    await query(site.em(), age, [user.id]);
    const answer = await fetchLog();
    expect([answer.status, await answer.text()]).toEqual([403, 'Confirm your identity to continue.']);
  });

  it.each([AUDIT, ACCESS])('%s is not sent in an unknown format or with an invalid filter', async (path) => {
    const { secret } = await holder(['AUDIT_READ'], { roles: ['ADMIN'] });
    for (const search of ['format=xml', 'format=', 'format=csv&format=ndjson', 'from=yesterday&format=ndjson'])
      expect([search, (await download(secret, `${path}?${search}`)).status]).toEqual([search, 400]);
  });
});

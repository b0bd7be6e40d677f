import { describe, expect, test } from 'vitest';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { findTraces } from './trace.service.ts';
import {
  BehalfHttpTestHeldDocument as HELD,
  BehalfHttpTestLogDocument as LOG,
} from '#graphql/generated/tests-portal-reading.ts';

// A reading of a delegate is recorded with the principal.

const room = useReadingRoom(2);

const nameIn = (entry: Record<string, unknown>, role: 'person' | 'principal') =>
  (entry[role] as { name: string } | null)?.name ?? null;
const getLog = async ({ browser }: Reader, filter: object = {}) =>
  (await browser.run(room.url(), LOG, { filter })).data.accessLog.nodes;

/** Ines has access to a document and delegates it to Carla up to a level. */
async function delegateDocument(level: number) {
  const [ines, carla] = [await room.arrive({ name: 'Ines' }), await room.arrive({ name: 'Carla' })];
  const id = await room.document();
  await room.grant(ines, id, DOWNLOAD);
  const options = { from: ines.user.id, to: carla.user.id, level, documentIds: [id] };
  const delegation = await makeDelegation(room.site.em(), options);
  const get = async ({ browser }: Reader, path: string, server = 0) => {
    const response = await browser.fetch(`${room.url(server)}${path}`);
    await response.arrayBuffer();
    return response;
  };
  return { ines, carla, id, delegation, get };
}

describe('reading as a delegate', () => {
  test('is logged for administrators, the principal and the delegate, and stored with the watermark code', async () => {
    const { ines, carla, id, get } = await delegateDocument(VIEW);
    expect((await get(carla, `/files/${id}/pages/1`)).status).toBe(200);
    expect((await get(carla, `/files/${id}/pages/1/text`)).status).toBe(200);
    for (const reading of [{ kind: 'SEEN' }, { kind: 'READ', page: 1, seconds: 9 }, { kind: 'PRINTED' }])
      await carla.browser.post(`${room.url()}/api/documents/${id}/readings`, reading);
    await get(ines, `/files/${id}/pages/2`);
    const admin = await room.arrive({ roles: ['ADMIN'] });
    const behalf = {
      person: { name: 'Carla' },
      principal: { accountId: ines.user.id, name: 'Ines' },
      documentTitle: 'Annual report',
    };
    for (const reader of [ines, carla, admin])
      expect(
        (await getLog(reader, { documentId: id })).filter((entry) => nameIn(entry, 'person') === 'Carla'),
      ).toMatchObject(['PRINTED', 'READ', 'SEEN', 'SENT'].map((kind) => ({ kind, ...behalf })));
    const own = await getLog(ines, { documentId: id, isOwn: true });
    expect(own[0]).toMatchObject({ person: { name: 'Ines' }, principal: null, page: 2 });
    expect(own.map(({ ipAddress }) => ipAddress)).toEqual([null, null, null, null, null]);
    expect(await getLog(carla, { documentId: id })).toHaveLength(4);
    expect(await getLog(admin, { documentId: id, person: ines.user.id })).toHaveLength(5);
    const { code } = own.at(-1)!;
    expect(await findTraces(room.site.em(), String(code))).toMatchObject([{ name: 'Carla', principalName: 'Ines' }]);
    const csv = await admin.browser.fetch(`${room.url()}/api/documents/log/export?documentId=${id}`);
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines.filter((line) => line.endsWith(`,${ines.user.id},Ines`))).toHaveLength(4);
    expect(lines.at(1)).toMatch(/,,$/);
  });

  test('ends when the investor becomes only an editor, and goes on when they are an investor again', async () => {
    const { ines, carla, id, get } = await delegateDocument(VIEW);
    const readAs = async (roles: string) => {
      await query(room.site.em(), 'update account set roles = $2 where id = $1', [ines.user.id, roles]);
      const { data } = await carla.browser.run(room.url(), HELD);
      return [
        (await get(carla, `/files/${id}/pages/1`)).status,
        (await get(carla, `/files/${id}/pages/1`, 1)).status,
        data.delegations.edges.length,
      ];
    };
    expect(await readAs('{INVESTOR}')).toEqual([200, 200, 1]);
    expect(await readAs('{EDITOR}')).toEqual([404, 404, 0]);
    expect(await readAs('{EDITOR,INVESTOR}')).toEqual([200, 200, 1]);
  });

  test('is visible to no other investor, and stays in the log after the delegation ends', async () => {
    const { ines, carla, id, delegation, get } = await delegateDocument(VIEW);
    await get(carla, `/files/${id}/pages/1`);
    const end = "update delegation set ended_at = now(), ending = 'WITHDRAWN' where id = $1";
    await query(room.site.em(), end, [delegation]);
    expect(await getLog(ines)).toMatchObject([{ person: { name: 'Carla' }, principal: { name: 'Ines' } }]);
    expect(await getLog(carla)).toMatchObject([{ documentId: id, documentTitle: null, principal: { name: 'Ines' } }]);
    expect(await getLog(await room.arrive())).toEqual([]);
  });

  test('is not logged as delegated if the person’s own access is sufficient', async () => {
    const { carla, id, get } = await delegateDocument(DOWNLOAD);
    await room.grant(carla, id, VIEW);
    await get(carla, `/files/${id}/pages/1`);
    const link = (await get(carla, `/files/${id}`)).headers.get('location')!;
    expect((await get(carla, link)).status).toBe(200);
    expect((await getLog(carla)).map((entry) => [entry['kind'], nameIn(entry, 'principal')])).toEqual([
      ['DOWNLOADED', 'Ines'],
      ['SENT', null],
    ]);
  });

  test('is limited to the delegated access and ends with it on every server, also for existing download links', async () => {
    const { ines, carla, id, delegation, get } = await delegateDocument(DOWNLOAD);
    const link = (await get(carla, `/files/${id}`)).headers.get('location')!;
    const change = (sql: string) => query(room.site.em(), sql, [delegation]);
    await change('update delegation set level = 2 where id = $1');
    for (const server of [0, 1]) {
      expect((await get(carla, link, server)).status).toBe(403);
      expect((await get(carla, `/files/${id}/pages/1`, server)).status).toBe(200);
    }
    await change('update delegation set level = 1 where id = $1');
    expect((await get(carla, `/files/${id}/pages/1`)).status).toBe(403);
    await change('update delegation set level = 3 where id = $1');
    await room.revoke(ines, id);
    for (const server of [0, 1])
      for (const path of [link, `/files/${id}`, `/files/${id}/pages/1`, `/files/${id}/pages/1/text`])
        expect((await get(carla, path, server)).status).toBe(404);
    await room.grant(ines, id, SEE);
    expect((await get(carla, `/files/${id}/pages/1`, 1)).status).toBe(403);
  });

  test('requires an agreement signed by the delegate', async () => {
    const { carla, id, get } = await delegateDocument(VIEW);
    const sha256 = 'a'.repeat(64);
    await query(room.site.em(), "insert into nda (id, body, sha256) values ('nda_1', 'Keep it.', $1)", [sha256]);
    expect((await get(carla, `/files/${id}/pages/1`)).status).toBe(403);
    await query(
      room.site.em(),
      `insert into nda_signature (id, nda_id, account_id, name, email, company, address, signed_at, certificate)
       values ('sig_1', 'nda_1', $1, 'Carla', 'c@law.example', '', '', now(), '{}')`,
      [carla.user.id],
    );
    expect((await get(carla, `/files/${id}/pages/1`)).status).toBe(200);
  });
});

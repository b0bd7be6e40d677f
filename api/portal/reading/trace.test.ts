import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeDocument } from '../documents/document.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { projectRoot } from '#api/platform/root.ts';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { makeTrace } from './trace.factory.ts';
import { findTraces } from './trace.service.ts';

const api = useApi();

async function readBy(values: { name: string; email: string }, page: number | null, principalId: string | null = null) {
  const em = api.em();
  const user = makeUser(em, values);
  await em.flush();
  const reading = { accountId: user.id, documentId: 'doc_plan', versionId: 'ver_2', page, principalId };
  return makeTrace(em, reading);
}

test('a code identifies the reader, the page and the time, in any spelling', async () => {
  const trace = await readBy({ name: 'Ines Investor', email: 'ines@fund.example' }, 7);
  expect(trace.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const { code } = trace;
  const sloppy = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  for (const typed of [code, sloppy])
    expect(await findTraces(api.em(), typed)).toEqual([
      {
        ...trace,
        name: 'Ines Investor',
        address: 'ines@fund.example',
        principalName: null,
        title: null,
        pageLabels: null,
      },
    ]);
  expect(await findTraces(api.em(), 'ZZZZZZZZ')).toEqual([]);
  expect(await findTraces(api.em(), "'; drop table")).toEqual([]);
});

test('a code with one misread character identifies the reading, unless another reading has exactly that code', async () => {
  const { accountId } = await readBy({ name: 'Mia Misread', email: 'mia@fund.example' }, 1);
  const insert = `insert into reading_trace (code, account_id, document_id, version_id, page) values ($1, $2, 'd', 'v', 1)`;
  await query(api.em(), insert, ['6Z5B9A8M', accountId]);
  const readAs = async (typed: string) => (await findTraces(api.em(), typed)).map(({ code }) => code);
  for (const misread of ['8Z5B9A8M', '625B9A8M', '6ZSB9A8M', '6Z589A8M', '6Z5B8A8M', '6Z5B9ABM'])
    expect(await readAs(misread)).toEqual(['6Z5B9A8M']);
  expect(await readAs('8ZSB9A8M')).toEqual([]);
  expect(await readAs('7Z5B9A8M')).toEqual([]);
  await query(api.em(), insert, ['8Z5B9A8M', accountId]);
  expect(await readAs('8Z5B9A8M')).toEqual(['8Z5B9A8M']);
});

test('each reading has a code of its own', async () => {
  const { accountId, documentId, versionId } = await readBy({ name: 'Bo', email: 'bo@fund.example' }, 1);
  const again = Array.from({ length: 200 }, () =>
    makeTrace(api.em(), { accountId, documentId, versionId, page: 1, principalId: null }),
  );
  expect(new Set((await Promise.all(again)).map(({ code }) => code)).size).toBe(200);
});

test('a stored watermark code cannot be changed, and remains without a name after the account is deleted', async () => {
  const { code, accountId } = await readBy({ name: 'Gone Soon', email: 'gone@fund.example' }, null);
  await expect(query(api.em(), `update reading_trace set page = 2 where code = $1`, [code])).rejects.toThrow('never');
  await query(api.em(), 'delete from account where id = $1', [accountId]);
  expect(await findTraces(api.em(), code)).toMatchObject([{ accountId, name: null, address: null, page: null }]);
});

test('the operator looks up a code with `npx portal trace`', async () => {
  const { code, accountId } = await readBy({ name: 'Olga Okoye', email: 'olga@fund.example' }, 3);
  const portal = (...words: string[]) =>
    promisify(execFile)(process.execPath, [path.join(projectRoot, 'dist/server/portal.js'), 'trace', ...words], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: api.url },
    });
  const { stdout } = await portal(code.toLowerCase());
  expect(stdout).toContain(`Reader        Olga Okoye, olga@fund.example (${accountId})`);
  expect(stdout).toContain('Document      page 3 of document doc_plan, version ver_2');
  const delegateReading = await readBy({ name: 'Carla Counsel', email: 'carla@fund.example' }, 1, accountId);
  expect((await portal(delegateReading.code)).stdout).toContain(`On behalf of  Olga Okoye (${accountId})`);
  const documentId = await makeDocument(api.em(), { title: 'Plan of 2027' });
  const titled = await makeTrace(api.em(), {
    accountId,
    documentId,
    versionId: '1',
    page: 2,
    principalId: null,
  });
  const label = `update document_version set page_labels = '["i", "ii"]' where document_id = $1`;
  await query(api.em(), label, [documentId]);
  expect((await portal(titled.code)).stdout).toContain(`page ii (page 2) of “Plan of 2027” (${documentId}), version 1`);
  await expect(portal('ZZZZZZZZ')).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('No reading') });
});

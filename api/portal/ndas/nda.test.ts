import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeGrant } from '../documents/document.factory.ts';
import { findFile } from '../documents/document.read.service.ts';
import { projectRoot } from '#api/platform/root.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { hashSha256 } from '#api/platform/signatures.ts';
import { checkCertificate, siteFingerprint } from './nda.certificate.ts';
import { exportCertificate } from './nda.signatures.service.ts';
import {
  NdaTestNdaSignaturesDocument as NDA_SIGNATURES,
  NdaTestPublishDocument as PUBLISH,
  NdaTestReadDocument as READ,
  NdaTestSignDocument as SIGN,
} from '#graphql/generated/tests-portal-ndas.ts';

const api = useApi();
const TEXT = 'Keep it to yourself.  \n\nSigned with a trailing space: ';

const publish = (body = `${TEXT}${Math.random()}`) => api.run(person.admin, PUBLISH, { body });
const sign = (viewer: Viewer, input: { sha256: string; name?: string; consent?: boolean }) =>
  api.run(viewer, SIGN, { input: { name: 'Ines Investor', consent: true, ...input } });
const read = async (viewer: Viewer) => (await api.run(viewer, READ)).data.nda;

async function member(): Promise<Viewer & { kind: 'user' }> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

beforeEach(async () => {
  await api.execute(person.admin, 'mutation { endNda { nda { version } } }');
});

describe('the agreement', () => {
  it('is published unchanged, including white space, and only once', async () => {
    const { data } = await publish(TEXT);
    expect(data.publishNda.nda.sha256).toBe(hashSha256(TEXT));
    expect((await read(await member()))!.body).toBe(TEXT);
    expect((await publish(TEXT)).code).toBe('CONFLICT');
    expect((await publish('   ')).code).toBe('BAD_USER_INPUT');
    expect((await publish('x'.repeat(100_001))).code).toBe('BAD_USER_INPUT');
  });

  it('is read as Markdown without markup of its own, and signed as its source', async () => {
    const source = '# Secrets\n\n3. Keep **it**.\n\n## Law & order';
    await publish(source);
    const nda = (await read(await member()))!;
    expect(JSON.stringify(nda.bodyTree)).toContain('["li","Keep ",["strong","it"],"."]');
    expect(JSON.stringify(nda.bodyTree)).toMatch(/^\[\["h2",.*"Secrets"/);
    expect(nda).toMatchObject({ body: source, sha256: hashSha256(source) });
  });

  it.each([
    ['a comment', 'Keep it.\n\n<!-- 9. You also pay. -->'],
    ['a placeholder', 'Between <Investor> and us.'],
    ['a definition of a link', 'Keep it.\n\n[x]: https://law.example "and pay"'],
    ['a footnote without a reference', 'Keep it.\n\n[^1]: And pay.'],
    ['the target of a link', '[Law](javascript:alert(1))'],
    ['a script', '<script>alert(1)</script>'],
  ])('shows its reader all that is signed, also %s', async (_kind, source) => {
    await publish(source);
    const { bodyTree } = (await read(await member()))!;
    const paragraphs = source.split('\n\n').map((text) => ['p', text]);
    expect(bodyTree).toEqual(paragraphs);
  });

  it('blocks every document until it is signed, after each new version too, except for administrators', async () => {
    const viewer = await member();
    const documentId = await makeDocument(api.em());
    await makeGrant({ em: api.em(), documentId, userId: viewer.id }, 3);
    const open = (who: Viewer = viewer) =>
      findFile(makeContext(who, api.em()), documentId, 'view').then(
        () => 'open',
        (error: { code: string; message: string }) => [error.code, error.message.split('.')[0]],
      );
    expect(await open()).toBe('open');
    await publish();
    expect(await open()).toEqual(['FORBIDDEN', 'Sign the confidentiality agreement first']);
    expect(await open(person.admin)).toBe('open');
    await sign(viewer, { sha256: (await read(viewer))!.sha256 });
    expect(await open()).toBe('open');
    await publish();
    expect(await open()).toEqual(['FORBIDDEN', 'Sign the confidentiality agreement first']);
    expect(await read(viewer)).toMatchObject({ isSignatureRequired: true });
    await api.execute(person.admin, 'mutation { endNda { nda { version } } }');
    expect(await open()).toBe('open');
    expect(await read(viewer)).toBeNull();
  });
});

describe('a signature', () => {
  it('requires a name, consent and the current text', async () => {
    const viewer = await member();
    const former = (await publish()).data.publishNda.nda.sha256;
    const { sha256 } = (await publish()).data.publishNda.nda;
    expect((await sign(viewer, { sha256, name: ' ' })).code).toBe('BAD_USER_INPUT');
    expect((await sign(viewer, { sha256, consent: false })).code).toBe('BAD_USER_INPUT');
    expect((await sign(viewer, { sha256: 'short' })).code).toBe('BAD_USER_INPUT');
    expect((await sign(viewer, { sha256: former })).code).toBe('CONFLICT');
    expect((await sign(person.visitor, { sha256 })).code).toBe('UNAUTHENTICATED');
    expect(await read(viewer)).toMatchObject({ isSignatureRequired: true, ownSignature: null });
  });

  it('given twice concurrently is stored once, with one event and one email', async () => {
    const viewer = await member();
    const { sha256 } = (await publish()).data.publishNda.nda;
    const both = await Promise.all([sign(viewer, { sha256 }), sign(viewer, { sha256 })]);
    expect(new Set(both.map(({ data }) => data.signNda.ndaSignature.id)).size).toBe(1);
    const events = "select 1 from audit_event where kind = 'nda.signed' and subject_id = $1";
    expect(await query(api.em(), events, [viewer.id])).toHaveLength(1);
    const mails = `select 1 from mail m join account a on a.email = m.recipient where a.id = $1 and m.kind = 'nda.signed'`;
    expect(await query(api.em(), mails, [viewer.id])).toHaveLength(1);
  });

  it('is a certificate that remains after the account is deleted and cannot be forged', async () => {
    const viewer = await member();
    const { sha256 } = (await publish()).data.publishNda.nda;
    const { id, certificate } = (await sign(viewer, { sha256 })).data.signNda.ndaSignature;
    expect(checkCertificate(certificate)).toMatchObject({
      error: null,
      statement: { signature: id, sha256, name: 'Ines Investor', account: viewer.id, address: '192.0.2.1' },
    });
    await query(api.em(), 'delete from account where id = $1', [viewer.id]);
    const [row] = await query<{ certificate: string }>(
      api.em(),
      'select certificate from nda_signature where id = $1',
      [id],
    );
    expect(row!.certificate).toBe(certificate);
    for (const sql of ["update nda_signature set name = 'x'", "update nda set body = 'x'"])
      await expect(query(api.em(), sql)).rejects.toThrow('never change');
  });

  it('fails offline verification if a character was changed or the key is another', async () => {
    const viewer = await member();
    const { sha256 } = (await publish(`${TEXT}Clause 1`)).data.publishNda.nda;
    const { certificate } = (await sign(viewer, { sha256 })).data.signNda.ndaSignature;
    expect(checkCertificate(certificate.replace('Ines', 'Anna')).error).toMatch(/was changed/);
    expect(checkCertificate(certificate.replace('Clause 1', 'Clause 2')).error).toMatch(/not the one that was signed/);
    expect(checkCertificate('{}').error).toMatch(/not a certificate/);
    expect(checkCertificate('not even JSON').error).toMatch(/not a certificate/);

    const folder = await mkdtemp(path.join(os.tmpdir(), 'nda-'));
    const file = path.join(folder, 'certificate.json');
    await writeFile(file, certificate);
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: 'postgres://nowhere.invalid/none' };
    const verify = (...more: string[]) =>
      promisify(execFile)(process.execPath, ['dist/server/portal.js', 'nda', 'verify', file, ...more], {
        cwd: projectRoot,
        env,
      }).then(
        ({ stdout }) => stdout,
        (error: { stdout: string }) => `failed: ${error.stdout}`,
      );
    const key = siteFingerprint(makeContext(viewer, api.em()).services.secrets[0]!);
    expect(await verify('--key', key)).toContain('The certificate is valid, and its key is trusted.');
    expect(await verify()).toMatch(/failed: [^]*its key is not trusted. Fingerprint of the key/);
    await rm(folder, { recursive: true });
  });

  it('is listed for administrators, and its certificate is only for its owner and administrators', async () => {
    const [viewer, other] = [await member(), await member()];
    const { sha256 } = (await publish()).data.publishNda.nda;
    const { id } = (await sign(viewer, { sha256 })).data.signNda.ndaSignature;
    const { data } = await api.run(person.admin, NDA_SIGNATURES);
    expect(data.ndaSignatures.nodes[0]).toMatchObject({ id, name: 'Ines Investor' });
    const take = (who: Viewer) =>
      exportCertificate(makeContext(who, api.em()), id).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      );
    expect(await take(viewer)).toBe('taken');
    expect(await take(person.admin)).toBe('taken');
    expect(await take(other)).toBe('NOT_FOUND');
    expect(await take(person.visitor)).toBe('UNAUTHENTICATED');
  });
});

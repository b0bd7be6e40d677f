import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { isApproved, lockOwner } from '../users/user.query.ts';
import { record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { lockUntilCommit } from '../platform/database/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import { CONSENT, hashSha256, type Statement, writeCertificate } from './nda.certificate.ts';
import { NdaSignatureRow } from './nda-signature.entity.ts';
import { NdaRow } from './nda.entity.ts';
import { type Nda, type NdaSignature, newSignatureId } from './nda.type.ts';
import type { PublishNdaInput, SignNdaInput } from './nda.input.ts';
import { ndaPolicy } from './nda.policy.ts';
import { makeSignedMail } from './nda.mails.ts';
import { readOwnSignature } from './nda.signatures.service.ts';

const COLUMNS = ['id', 'version', 'body', 'sha256', 'publishedAt'] as const;

/** The newest agreement, unless an administrator has ended it. */
const selectCurrent = (db: Kysely<Database>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('nda')
        .select(['id', 'version', 'body', 'sha256', 'publishedAt', 'endedAt'])
        .orderBy('version', 'desc')
        .limit(1)
        .as('nda'),
    )
    .where('nda.endedAt', 'is', null);

const readCurrent = prepare()((db) => selectCurrent(db).select(COLUMNS));

async function findCurrent(em: SqlEntityManager): Promise<Nda | null> {
  const row = await readCurrent.first(em, {});
  return row ?? null;
}

/** The current agreement. Null if none is required. */
export async function readNda({ em, viewer }: Context): Promise<Nda | null> {
  authorize(ndaPolicy, viewer, 'read', null);
  return findCurrent(em);
}

const readUnsigned = prepare<{ accountId: string }>()((db, value) =>
  selectCurrent(db)
    .select('nda.id')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('nda_signature as s')
            .select('s.id')
            .whereRef('s.ndaId', '=', 'nda.id')
            .where('s.accountId', '=', value('accountId')),
        ),
      ),
    ),
);

/** True if the viewer must sign before opening another document. Administrators are exempt. */
export async function mustSignNda({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user' || isAdmin(viewer)) return false;
  return (await readUnsigned.first(em, { accountId: viewer.id })) !== undefined;
}

/** Fails if the viewer must sign the agreement first. */
export async function refuseUnsigned(context: Pick<Context, 'em' | 'viewer'>): Promise<void> {
  if (await mustSignNda(context))
    fail('FORBIDDEN', 'Sign the confidentiality agreement first. It is at /investor/nda.');
}

/** Publishes a new agreement. Investors must sign it before they open another document. */
export async function publishNda(context: Context, { body }: PublishNdaInput): Promise<Nda> {
  const { viewer } = context;
  authorize(ndaPolicy, viewer, 'publish', null);
  return context.em.transactional(async (em) => {
    await lockAgreement(em);
    const current = await findCurrent(em);
    if (current?.body === body) fail('CONFLICT', 'The same text is in force already.');
    const by = viewer.kind === 'user' ? viewer.id : null;
    const nda = em.create(NdaRow, { body, sha256: hashSha256(body), publishedBy: await lockOwner(em, by) });
    await em.flush();
    await record(context, em, { kind: 'nda.published', details: { version: nda.version, sha256: nda.sha256 } });
    return nda;
  });
}

/** Ends the current agreement. Its signatures are kept. */
export async function endNda(context: Context): Promise<Nda> {
  authorize(ndaPolicy, context.viewer, 'end', null);
  return context.em.transactional(async (em) => {
    await lockAgreement(em);
    const nda = (await findCurrent(em)) ?? fail('CONFLICT', 'No agreement is in force.');
    await em.nativeUpdate(NdaRow, { id: nda.id }, { endedAt: new Date() });
    await record(context, em, { kind: 'nda.ended', details: { version: nda.version } });
    return nda;
  });
}

async function readSigner(em: SqlEntityManager, accountId: string) {
  const account = await getKysely(em)
    .selectFrom('account')
    .select((eb) => ['email', eb.fn.coalesce('company', eb.val('')).as('company')])
    .where('id', '=', accountId)
    .where(isApproved('account'))
    .executeTakeFirst();
  return account ?? fail('FORBIDDEN');
}

async function storeSignature(em: SqlEntityManager, ndaId: string, statement: Statement, certificate: string) {
  const { signature: id, account: accountId, name, email, company, address } = statement;
  const signedAt = new Date(statement.signedAt);
  em.create(NdaSignatureRow, { id, ndaId, accountId, name, email, company, address, signedAt, certificate });
  await em.flush();
}

/** Signs the current agreement. A repeat returns the first signature. */
export async function signNda(context: Context, input: SignNdaInput): Promise<NdaSignature> {
  const {
    viewer,
    client,
    services: { env, secrets },
  } = context;
  authorize(ndaPolicy, viewer, 'sign', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    await lockAgreement(em);
    const nda = (await findCurrent(em)) ?? fail('CONFLICT', 'No agreement is in force.');
    if (nda.sha256 !== input.sha256)
      fail('CONFLICT', 'The agreement changed since you opened it. Read the new text, then sign.');
    const account = await readSigner(em, viewer.id);
    const known = await readOwnSignature({ ...context, em });
    if (known?.version === nda.version) return known;
    const signedAt = new Date();
    // The signature covers the order of these fields.
    const statement: Statement = {
      signature: newSignatureId(),
      site: env.PUBLIC_URL,
      version: nda.version,
      sha256: nda.sha256,
      name: input.name,
      account: viewer.id,
      email: account.email,
      company: account.company,
      address: client.address,
      signedAt: signedAt.toISOString(),
      consent: CONSENT,
    };
    const certificate = writeCertificate(secrets[0]!, statement, nda.body);
    await storeSignature(em, nda.id, statement, certificate);
    const details = { version: nda.version, sha256: nda.sha256, signature: statement.signature };
    await record(context, em, { kind: 'nda.signed', subjectId: viewer.id, details });
    await post(em, env, makeSignedMail(env, statement, nda, signedAt));
    return (await readOwnSignature({ ...context, em }))!;
  });
}

/** Prevents replacing the agreement while an investor signs it. */
const lockAgreement = (em: SqlEntityManager) => lockUntilCommit(em, 'nda');

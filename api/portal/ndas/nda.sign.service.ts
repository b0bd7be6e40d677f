import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import { CONSENT, type Statement, writeCertificate } from './nda.certificate.ts';
import { NdaSignatureRow } from './nda-signature.entity.ts';
import type { SignNdaInput as Signing } from './nda.input.ts';
import { makeSignedMail } from './nda.mails.ts';
import { ndaPolicy, lockAgreement } from './nda.service.ts';
import { findCurrent } from './nda.requirement.query.ts';
import { findSignature } from './nda.signatures.service.ts';
import { type NdaSignature, newSignatureId } from './nda.type.ts';

export type { Signing };

/** Signs the current agreement. A repeat returns the first signature. */
export async function signNda(context: Context, input: Signing): Promise<NdaSignature> {
  const { viewer } = context;
  authorize(ndaPolicy, viewer, 'sign', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional((em) => signFor(context, em, viewer.id, input));
}

/** Signs the current agreement for a person whose account is approved, in the transaction of `em`. */
export async function signFor(
  context: Context,
  em: SqlEntityManager,
  accountId: string,
  input: Signing,
): Promise<NdaSignature> {
  const {
    client,
    services: { env, secrets },
  } = context;
  await lockAgreement(em);
  const nda = (await findCurrent(em)) ?? fail('CONFLICT', 'No agreement is in force.');
  if (nda.sha256 !== input.sha256)
    fail('CONFLICT', 'The agreement changed since you opened it. Read the new text, then sign.');
  const account = await readSigner(em, accountId);
  const known = await findSignature(em, accountId);
  if (known?.version === nda.version) return known;
  const signedAt = new Date();
  // The signature covers the order of these fields.
  const statement: Statement = {
    signature: newSignatureId(),
    site: env.PUBLIC_URL,
    version: nda.version,
    sha256: nda.sha256,
    name: input.name,
    account: accountId,
    email: account.email,
    company: account.company,
    address: client.address,
    signedAt: signedAt.toISOString(),
    consent: CONSENT,
  };
  await storeSignature(em, nda.id, statement, writeCertificate(secrets[0]!, statement, nda.body));
  const details = { version: nda.version, sha256: nda.sha256, signature: statement.signature };
  await record(context, em, { kind: 'nda.signed', actorId: accountId, subjectId: accountId, details });
  await post(em, env, makeSignedMail(env, statement, nda, signedAt));
  return (await findSignature(em, accountId))!;
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

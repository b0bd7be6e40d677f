import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { isApproved } from '../accounts/user.query.ts';
import { record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { lockUntilCommit } from '../platform/sql.ts';
import { idOf, isAdmin } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import { CONSENT, sha256Of, writeCertificate } from './nda.certificate.ts';
import { type Nda, type NdaSignature, newNdaId, newSignatureId } from './nda.entity.ts';
import type { PublishNdaInput, SignNdaInput } from './nda.input.ts';
import { ndaPolicy } from './nda.policy.ts';
import { signed } from './nda.mails.ts';
import { readOwnSignature } from './nda.signatures.service.ts';

const columns = ['id', 'version', 'body', 'sha256', 'published_at as publishedAt'] as const;

type Row = Omit<Nda, 'publishedAt'> & { publishedAt: string };
const toNda = (row: Row): Nda => ({ ...row, publishedAt: new Date(row.publishedAt) });

/** The newest text, unless it was ended. */
const selectInForce = (db: Kysely<Database>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('nda')
        .select(['id', 'version', 'body', 'sha256', 'published_at', 'ended_at'])
        .orderBy('version', 'desc')
        .limit(1)
        .as('nda'),
    )
    .where('ended_at', 'is', null);

const readInForce = prepare()((db) => selectInForce(db).select(columns));

async function inForce(em: SqlEntityManager): Promise<Nda | null> {
  const row = await readInForce.first(em, {});
  return row ? toNda(row) : null;
}

/** The agreement in force, or null where none is asked for. */
export async function readNda({ em, viewer }: Context): Promise<Nda | null> {
  authorize(ndaPolicy, viewer, 'read', null);
  return inForce(em);
}

const readOwed = prepare<{ accountId: string }>()((db, value) =>
  selectInForce(db)
    .select('nda.id')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('nda_signature as s')
            .select('s.id')
            .whereRef('s.nda_id', '=', 'nda.id')
            .where('s.account_id', '=', value('accountId')),
        ),
      ),
    ),
);

/** Whether the viewer has to sign before the next document. Whoever publishes the text does not. */
export async function owesNda({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user' || isAdmin(viewer)) return false;
  return Boolean(await readOwed.first(em, { accountId: viewer.id }));
}

/** Refuses what may be seen only under the agreement. */
export async function refuseUnsigned(context: Pick<Context, 'em' | 'viewer'>): Promise<void> {
  if (await owesNda(context)) fail('FORBIDDEN', 'Sign the confidentiality agreement first. It is at /investor/nda.');
}

/** Puts a new agreement in force. Investors sign it before they open another document. */
export async function publishNda(context: Context, { body }: PublishNdaInput): Promise<Nda> {
  const { viewer } = context;
  authorize(ndaPolicy, viewer, 'publish', null);
  return context.em.transactional(async (em) => {
    await oneAtATime(em);
    const now = await inForce(em);
    if (now?.body === body) fail('CONFLICT', 'The same text is in force already.');
    const row = await em
      .getKysely<Database>()
      .insertInto('nda')
      .values((eb) => ({
        id: newNdaId(),
        body,
        sha256: sha256Of(body),
        published_by: eb.selectFrom('account').select('id').where('id', '=', idOf(viewer)),
      }))
      .returning(columns)
      .executeTakeFirstOrThrow();
    const nda = toNda(row);
    await record(context, em, { kind: 'nda.published', details: { version: nda.version, sha256: nda.sha256 } });
    return nda;
  });
}

/** Ends the agreement in force. Signatures stay. */
export async function endNda(context: Context): Promise<Nda> {
  authorize(ndaPolicy, context.viewer, 'end', null);
  return context.em.transactional(async (em) => {
    await oneAtATime(em);
    const nda = (await inForce(em)) ?? fail('CONFLICT', 'No agreement is in force.');
    await em
      .getKysely<Database>()
      .updateTable('nda')
      .set(({ fn }) => ({ ended_at: fn<string>('now') }))
      .where('id', '=', nda.id)
      .execute();
    await record(context, em, { kind: 'nda.ended', details: { version: nda.version } });
    return nda;
  });
}

/** Signs the text in force, once; signing again returns the first signature. */
export async function signNda(context: Context, input: SignNdaInput): Promise<NdaSignature> {
  const { viewer, env, client, secrets } = context;
  authorize(ndaPolicy, viewer, 'sign', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    await oneAtATime(em);
    const nda = (await inForce(em)) ?? fail('CONFLICT', 'No agreement is in force.');
    if (nda.sha256 !== input.sha256)
      fail('CONFLICT', 'The agreement changed since you opened it. Read the new text, then sign.');
    const account = await readSigner(em, viewer.id);
    if (!account) return fail('FORBIDDEN');
    const [id, signedAt] = [newSignatureId(), new Date()];
    const certificate = writeCertificate(
      secrets[0]!,
      {
        signature: id,
        site: env.PUBLIC_URL,
        version: nda.version,
        sha256: nda.sha256,
        name: input.name,
        account: viewer.id,
        ...account,
        address: client.address,
        signedAt: signedAt.toISOString(),
        consent: CONSENT,
      },
      nda.body,
    );
    const { email, company } = account;
    const signer = { account_id: viewer.id, name: input.name, email, company, address: client.address };
    const row = { id, nda_id: nda.id, ...signer, signed_at: signedAt, certificate };
    if (await insertSignature(em, row)) {
      const details = { version: nda.version, sha256: nda.sha256, signature: id };
      await record(context, em, { kind: 'nda.signed', subjectId: viewer.id, details });
      await post(em, env.SITE_NAME, signed(env, { name: input.name, email }, nda, signedAt));
    }
    return (await readOwnSignature({ ...context, em }))!;
  });
}

const readSigner = (em: SqlEntityManager, id: string) =>
  em
    .getKysely<Database>()
    .selectFrom('account')
    .select(({ fn, val }) => ['email', fn.coalesce('company', val('')).as('company')])
    .where('id', '=', id)
    .where(isApproved('account'))
    .executeTakeFirst();

/** A text is not replaced while somebody signs it. */
const oneAtATime = (em: SqlEntityManager) => lockUntilCommit(em, 'nda');

/** Stores a signature. False if the account signed this text before. */
async function insertSignature(em: SqlEntityManager, row: Insertable<Database['nda_signature']>): Promise<boolean> {
  const inserted = await em
    .getKysely<Database>()
    .insertInto('nda_signature')
    .values(row)
    .onConflict((conflict) => conflict.columns(['nda_id', 'account_id']).doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

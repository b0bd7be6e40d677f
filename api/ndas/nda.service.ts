import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { isApproved } from '../accounts/user.query.ts';
import { record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import { CONSENT, sha256Of, writeCertificate } from './nda.certificate.ts';
import { type Nda, type NdaSignature, newNdaId, newSignatureId } from './nda.entity.ts';
import type { PublishNdaInput, SignNdaInput } from './nda.input.ts';
import { ndaPolicy } from './nda.policy.ts';
import { signed } from './nda.mails.ts';
import { readOwnSignature } from './nda.signatures.service.ts';

const COLUMNS = 'id, version, body, sha256, published_at as "publishedAt"';
/** The newest text, unless it was ended. */
const IN_FORCE = `(select * from nda order by version desc limit 1) as nda where ended_at is null`;

type FlatNda = Omit<Nda, 'publishedAt'> & { publishedAt: string };
const toNda = (row: FlatNda): Nda => ({ ...row, publishedAt: new Date(row.publishedAt) });

async function inForce(em: SqlEntityManager): Promise<Nda | null> {
  const [row] = await query<FlatNda>(em, `select ${COLUMNS} from ${IN_FORCE}`);
  return row ? toNda(row) : null;
}

/** The agreement in force, or null where none is asked for. */
export async function readNda({ em, viewer }: Context): Promise<Nda | null> {
  authorize(ndaPolicy, viewer, 'read', null);
  return inForce(em);
}

const OWED = `select 1 from ${IN_FORCE} and not exists
  (select 1 from nda_signature s where s.nda_id = nda.id and s.account_id = $1)`;

/** Whether the viewer has to sign before the next document. Whoever publishes the text does not. */
export async function owesNda({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user' || isAdmin(viewer)) return false;
  return (await query(em, OWED, [viewer.id])).length > 0;
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
    const by = viewer.kind === 'user' ? viewer.id : null;
    const sql = `insert into nda (id, body, sha256, published_by) select $1, $2, $3, (select id from account where id = $4)
      returning ${COLUMNS}`;
    const [row] = await query<FlatNda>(em, sql, [newNdaId(), body, sha256Of(body), by]);
    const nda = toNda(row!);
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

const SIGN = `insert into nda_signature (id, nda_id, account_id, name, email, company, address, signed_at, certificate)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (nda_id, account_id) do nothing returning 1`;

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
    const row = [id, nda.id, viewer.id, input.name, email, company, client.address, signedAt, certificate];
    if ((await query(em, SIGN, row)).length > 0) {
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
const oneAtATime = (em: SqlEntityManager) => query(em, "select pg_advisory_xact_lock(hashtext('nda'))");

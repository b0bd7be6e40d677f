import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { Database } from '#api/entities.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { makeIdFactory } from '#api/platform/node.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { type SignedIn, isMember, type Viewer } from '#api/platform/viewer.ts';
import { makeChallenge, relyingParty } from './passkey.challenge.service.ts';
import { PasskeyRow } from './passkey.entity.ts';
import type { AddedPasskey, Passkey, PasskeyRequest } from './passkey.type.ts';
import { type AddPasskeyInput, registrationShape } from './passkey.input.ts';
import { verifyRegistration, webAuthn } from './passkey.verification.service.ts';
import { changeFactors, settleRemoval } from '../two-factor/second-factor.change.service.ts';
import { hasFactor, makeRecoveryCodes } from '../two-factor/second-factor.service.ts';
import { findUser, type UserRow } from '../users/user.service.ts';

type PasskeyAction = 'add' | 'rename' | 'remove';

/** Only the owner can see and manage a passkey. Administrators see only their own. */
const passkeyPolicy: Policy<PasskeyAction, { accountId: string }> = {
  canSee: (viewer, passkey) => isOwn(viewer, passkey),
  can: (viewer, _action, passkey) => isMember(viewer) && (passkey === null || isOwn(viewer, passkey)),
};

const isOwn = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.kind === 'user' && viewer.id === accountId;

const newPasskeyId = makeIdFactory('psk', 'Passkey');
const AT_MOST = 20;
const UNREADABLE = 'This passkey could not be added. Please try again.';

const passkeyColumns = ['id', 'accountId', 'name', 'synced', 'createdAt', 'lastUsedAt'] as const;
type Row = Pick<PasskeyRow, (typeof passkeyColumns)[number]>;

const toPasskey = ({ id, name, synced, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  isSynced: synced,
  createdAt,
  lastUsedAt,
});

/** The creation time in microseconds, because two passkeys can be created in the same millisecond of a Date. */
const selectMicroseconds = (eb: ExpressionBuilder<Database, 'passkey'>) => {
  const seconds = eb.fn<number>('pg_catalog.extract', [eb.val('epoch'), 'createdAt']);
  return eb.cast<string>(eb(seconds, '*', 1_000_000), 'bigint');
};

const passkeyCursor = z.tuple([z.string().regex(/^\d{1,17}$/), z.string().check(atMost(60))]);

/** The viewer's own passkeys, oldest first. */
export async function listOwnPasskeys({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Passkey>> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const after = args.after ? decodeCursor(args.after, passkeyCursor) : null;
  const rows = await getKysely(em)
    .selectFrom('passkey')
    .select(passkeyColumns)
    .select((eb) => selectMicroseconds(eb).as('micros'))
    .where('accountId', '=', viewer.id)
    .$if(after !== null, (select) =>
      select.where((eb) => eb(eb.refTuple(selectMicroseconds(eb), 'id'), '>', eb.tuple(...after!))),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(args.first + 1)
    .execute();
  const page = toConnection(rows, args, ({ micros, id }) => [micros, id]);
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: toPasskey(node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

/** The credential ids of an account's passkeys. */
export async function findCredentials(
  { em }: Context,
  accountId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await getKysely(em)
    .selectFrom('passkey')
    .select(['credentialId as id', 'transports'])
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ id, transports }) => ({ id: id.toString('base64url'), transports }));
}

/** Returns the options for creating a passkey in the browser. */
export async function beginPasskey(context: Context): Promise<PasskeyRequest> {
  const viewer = permit(context, 'add', null);
  const rp = relyingParty(context);
  const user = (await findUser(context.em, viewer.id)) ?? fail('UNAUTHENTICATED');
  const excludeCredentials = await findCredentials(context, viewer.id);
  refuseTooMany(excludeCredentials.length);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    // An opaque, non-secret user handle, by which a sign-in with the passkey finds the account.
    userID: new TextEncoder().encode(viewer.id),
    userName: user.username,
    userDisplayName: user.name,
    challenge: await makeChallenge(context, 'ADD'),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options };
}

/**
 * Stores a new passkey. If it is the account's first second factor, also returns recovery codes, which are shown only
 * once.
 */
export async function addPasskey(context: Context, { name, response }: AddPasskeyInput): Promise<AddedPasskey> {
  const { id } = permit(context, 'add', null);
  const result = registrationShape.safeParse(response);
  const registration = result.success ? await verifyRegistration(context, result.data) : null;
  if (!registration) return fail('BAD_USER_INPUT', UNREADABLE);
  const { credential, credentialBackedUp } = registration;
  return changeFactors(context, id, 'passkey.added', async (em) => {
    const first = !(await hasFactor(em, id));
    refuseTooMany((await findCredentials({ ...context, em }, id)).length);
    const row = await getKysely(em)
      .insertInto('passkey')
      .values({
        id: newPasskeyId(),
        accountId: id,
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: result.data?.response.transports ?? [],
        synced: credentialBackedUp,
        name,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning(passkeyColumns)
      .executeTakeFirst();
    if (!row) fail('CONFLICT', 'This passkey is in use already.');
    return { passkey: toPasskey(row), recoveryCodes: first ? await makeRecoveryCodes(em, id) : [] };
  });
}

export async function renamePasskey(context: Context, id: string, name: string): Promise<Passkey> {
  const passkey = await find(context, 'rename', id);
  return context.em.transactional(async (em) => {
    if (!(await em.nativeUpdate(PasskeyRow, { id }, { name }))) refuseMissingPasskey();
    await record(context, em, { kind: 'passkey.renamed', subjectId: passkey.accountId, details: { passkey: id } });
    return toPasskey({ ...passkey, name });
  });
}

/** Deletes a passkey. It stops working immediately. */
export async function removePasskey(context: Context, id: string): Promise<UserRow> {
  const { accountId } = await find(context, 'remove', id);
  const remove = async (em: Context['em']) => {
    if (!(await em.nativeDelete(PasskeyRow, { id }))) refuseMissingPasskey();
    await settleRemoval(context, em, accountId);
  };
  await changeFactors(context, accountId, 'passkey.removed', remove, { passkey: id });
  return (await findUser(context.em, accountId)) ?? fail('UNAUTHENTICATED');
}

async function find(context: Context, action: PasskeyAction, id: string): Promise<Row> {
  const passkeys = getKysely(context.em).selectFrom('passkey').select(passkeyColumns).where('id', '=', id);
  const row = await passkeys.executeTakeFirst();
  if (!row) return refuseMissingPasskey();
  permit(context, action, row);
  return row;
}

/** Checks permission and returns the viewer as a signed-in user. */
function permit({ viewer }: Context, action: PasskeyAction, passkey: Row | null): SignedIn {
  authorize(passkeyPolicy, viewer, action, passkey);
  return viewer.kind === 'user' ? viewer : fail('UNAUTHENTICATED');
}

const refuseMissingPasskey = (): never => fail('NOT_FOUND', 'Passkey not found.');

function refuseTooMany(count: number): void {
  if (count >= AT_MOST) fail('CONFLICT', `You have ${AT_MOST} passkeys already. Remove one first.`);
}

import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { isInserted, now } from '#api/platform/database/sql.ts';
import { type ExpectedError, MissingScopeError, toExpectedError } from '#api/platform/errors.ts';
import { AccessRefusal } from './access-refusal.entity.ts';
import { bySystem, record } from './audit.service.ts';

// A member can cause any number of refusals. The audit log gets one entry for each account, field and hour: the first
// refusal at once, and each further hour one entry with the count.

const REFUSALS = new Set(['FORBIDDEN', 'STEP_UP_REQUIRED']);
/** Refused pages share one count, because the client chooses their paths. No field has this name. */
const PAGE = '/';
/** The entries that one run of the job writes at most, because they block other writers of the log until the commit. */
const AT_ONCE = 100;

interface Refusal {
  /** The field as the schema names it. The client chooses aliases and the names of operations. */
  field: string;
  details: Record<string, unknown>;
  count: number;
}

/**
 * Records the actions that a signed-in user was denied. Anonymous visitors are not recorded, because anyone could flood
 * the log.
 */
export const recordRefusals: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, document, operation }) {
        if (contextValue.viewer.kind !== 'user') return;
        const names = document && operation && readFieldNames(document, operation);
        const refusals = new Map<string, Refusal>();
        for (const error of errors) {
          const expected = toExpectedError(unwrapResolverError(error));
          if (!expected || !REFUSALS.has(expected.code)) continue;
          const field = names?.get(String(error.path?.[0])) ?? '';
          const count = (refusals.get(field)?.count ?? 0) + 1;
          refusals.set(field, { field, details: describeRefusal(field, expected), count });
        }
        for (const refusal of refusals.values()) await recordRefusal(contextValue, refusal);
      },
    };
  },
};

/** The root fields of an operation by the name that they have in its response. */
function readFieldNames(document: DocumentNode, operation: OperationDefinitionNode): Map<string, string> {
  const names = new Map<string, string>();
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  const read = (selectionSet: SelectionSetNode | undefined): void => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.set((selection.alias ?? selection.name).value, selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet);
      else {
        const { value } = selection.name;
        const fragment = fragments.get(value);
        // A fragment that is used many times is read once.
        fragments.delete(value);
        read(fragment);
      }
    }
  };
  read(operation.selectionSet);
  return names;
}

const describeRefusal = (operation: string, error: ExpectedError): Record<string, unknown> => ({
  operation,
  code: error.code,
  ...(error instanceof MissingScopeError && { scope: error.requiredScope }),
});

/** Records that a token lacks the scope for a field. */
export const recordMissingScope = (context: Context, field: string, error: MissingScopeError): Promise<void> =>
  recordRefusal(context, { field, details: describeRefusal(field, error), count: 1 });

/** Records a page that a signed-in user was not allowed to open. */
export const recordPageRefusal = (context: Context, path: string): Promise<void> =>
  recordRefusal(context, { field: PAGE, details: { page: path.slice(0, 200) }, count: 1 });

/** Writes the first refusal of an account, field and hour to the audit log, and counts the others. */
async function recordRefusal(context: Context, { field, details, count }: Refusal): Promise<void> {
  const { viewer, requestId, client } = context;
  if (viewer.kind !== 'user') return;
  await context.em.fork().transactional(async (em) => {
    const row = await getKysely(em)
      .insertInto('access_refusal')
      .values({
        accountId: viewer.id,
        field,
        details: JSON.stringify(details),
        requestId,
        address: client.address,
        count: 0,
        since: now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'field']).doUpdateSet((eb) => ({
          count: eb('access_refusal.count', '+', count),
          details: eb.ref('excluded.details'),
          requestId: eb.ref('excluded.requestId'),
          address: eb.ref('excluded.address'),
        })),
      )
      .returning(isInserted().as('isFirst'))
      .executeTakeFirstOrThrow();
    if (row.isFirst)
      await record(context, em, { kind: 'access.refused', details: { ...details, ...(count > 1 && { count }) } });
  });
}

/**
 * Writes the refusals that were counted in the past hour to the audit log, each account and field as one entry with the
 * last refusal and the count. Returns true if more counts are due.
 */
export const recordRefusalCounts = (em: SqlEntityManager): Promise<boolean> =>
  em.transactional(async (em) => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const due = await em.find(
      AccessRefusal,
      { since: { $lte: anHourAgo } },
      { orderBy: { since: 'asc' }, limit: AT_ONCE, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    const counted = due.filter(({ count }) => count > 0).map((row) => ({ row, count: row.count }));
    for (const row of due)
      if (row.count === 0) em.remove(row);
      else Object.assign(row, { count: 0, since: new Date() });
    await em.flush();
    for (const { row, count } of counted) {
      const actor = { ...bySystem, requestId: row.requestId, client: { ...bySystem.client, address: row.address } };
      const details = { ...JSON.parse(row.details), count };
      await record(actor, em, { kind: 'access.refused', actorId: row.accountId, details });
    }
    return due.length === AT_ONCE;
  });

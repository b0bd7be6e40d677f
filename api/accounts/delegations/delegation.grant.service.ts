import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type DocumentRight, toLevel } from '#api/portal/documents/document.type.ts';
import { bindViewer, visibleDocuments } from '#api/portal/documents/visibility.query.ts';
import { getKysely } from '#api/kysely.ts';
import { foldKey } from '../users/user.entity.ts';
import type { Context } from '#api/platform/context.ts';
import { fail, type FieldError } from '#api/platform/errors.ts';
import { anyOf, fromNow, now } from '#api/platform/database/sql.ts';
import { getViewerId, type Viewer } from '#api/platform/viewer.ts';
import type { InviteDelegateInput } from './delegation.input.ts';

// Checks what an investor can share, with whom and until when. Returns all errors at once, each with its field.

const verbs: Record<DocumentRight, string> = { LIST: 'see', VIEW: 'read', DOWNLOAD: 'download' };
const NOT_SHARED = 'An item you selected is no longer shared with you. Change your selection';

/** Fails if the viewer cannot make this invitation. */
export async function assertCanInvite(context: Context, input: InviteDelegateInput): Promise<void> {
  const errors = [...(await findTermErrors(context, input)), ...(await findItemErrors(context, input))];
  if (errors[0]) fail('BAD_USER_INPUT', errors[0].message, errors);
}

const createFieldError = (field: keyof InviteDelegateInput, message: string): FieldError => ({
  path: ['input', field],
  message,
});

async function findTermErrors({ em, viewer }: Context, { email, endsAt }: InviteDelegateInput): Promise<FieldError[]> {
  const db = getKysely(em);
  const is = await db
    .selectNoFrom((eb) => {
      const end = eb.cast<Date>(eb.val(endsAt), 'timestamptz');
      const own = eb
        .selectFrom('account')
        .select('id')
        .where('id', '=', getViewerId(viewer))
        .where('emailKey', '=', foldKey(email));
      return [
        eb(end, '<=', now()).$castTo<boolean>().as('past'),
        eb(end, '>', fromNow('1 year 1 day')).$castTo<boolean>().as('far'),
        eb.exists(own).$castTo<boolean>().as('own'),
      ];
    })
    .executeTakeFirst();
  return [
    ...(is?.own ? [createFieldError('email', 'This is your own email address')] : []),
    ...(is?.past ? [createFieldError('endsAt', 'Choose a day in the future')] : []),
    ...(is?.far ? [createFieldError('endsAt', 'Choose a day within a year')] : []),
  ];
}

/** The visible documents and folders with these ids. `own` is the highest level that does not come from a delegation. */
const readItems = (em: SqlEntityManager, viewer: Viewer, ids: string[]) =>
  getKysely(em)
    .withRecursive('below', (db) =>
      db
        .selectFrom('folder')
        .select(['id as root', 'id'])
        .where('id', '=', anyOf(ids))
        .unionAll(
          db.selectFrom('below as b').innerJoin('folder as f', 'f.parentId', 'b.id').select(['b.root', 'f.id']),
        ),
    )
    .with('visible', (db) =>
      db.selectFrom(visibleDocuments(bindViewer(viewer))).select(['seen.id', 'seen.ownLevel as own']),
    )
    .selectFrom('visible as v')
    .innerJoin('document as d', 'd.id', 'v.id')
    .select(['d.id', 'd.title as name', 'v.own'])
    .where('d.id', '=', anyOf(ids))
    .unionAll((eb) =>
      eb
        .selectFrom('below as b')
        .innerJoin('folder as f', 'f.id', 'b.root')
        .innerJoin('document as d', 'd.folderId', 'b.id')
        .innerJoin('visible as v', 'v.id', 'd.id')
        .select((builder) => ['f.id', 'f.name', builder.fn.max<number>('v.own').as('own')])
        .groupBy(['f.id', 'f.name']),
    )
    .execute();

async function findItemErrors({ em, viewer }: Context, input: InviteDelegateInput): Promise<FieldError[]> {
  const { documentIds, folderIds, right } = input;
  const ids = [...new Set([...documentIds, ...folderIds])];
  const items = await readItems(em, viewer, ids);
  const areVisible = (itemIds: readonly string[], prefix: string) =>
    itemIds.every((id) => id.startsWith(prefix) && items.some((item) => item.id === id));
  const tooLittle = items.find(({ own }) => own > 0 && own < toLevel([right]));
  const delegatedItem = items.find(({ own }) => own === 0);
  return [
    ...(areVisible(documentIds, 'doc_') ? [] : [createFieldError('documentIds', NOT_SHARED)]),
    ...(areVisible(folderIds, 'fold_') ? [] : [createFieldError('folderIds', NOT_SHARED)]),
    ...(delegatedItem
      ? [createFieldError('documentIds', `“${delegatedItem.name}” was shared with you and cannot be shared further`)]
      : []),
    ...(tooLittle ? [createFieldError('right', `You may not ${verbs[right]} “${tooLittle.name}” yourself`)] : []),
  ];
}

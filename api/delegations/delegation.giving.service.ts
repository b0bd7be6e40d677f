import { type DocumentRight, levelOf } from '../documents/document.entity.ts';
import { foldersSeenBy, documentsSeenBy } from '../documents/document.policy.ts';
import { foldKey } from '../accounts/user.entity.ts';
import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { fail, type FieldFault } from '../platform/errors.ts';
import { binder, fromNow, now, query } from '../platform/sql.ts';
import { idOf } from '../platform/viewer.ts';
import type { InviteDelegateInput } from './delegation.input.ts';

// What of somebody's rights may be given, to whom and for how long. All that is wrong is said at once.

const verbs: Record<DocumentRight, string> = { LIST: 'see', VIEW: 'read', DOWNLOAD: 'download' };
const GONE = 'An item you selected is no longer shared with you. Change your selection';

/** Refuses what cannot be given, each fault on its field. */
export async function refuseUngivable(context: Context, input: InviteDelegateInput): Promise<void> {
  const faults = [...(await termFaults(context, input)), ...(await itemFaults(context, input))];
  if (faults[0]) fail('BAD_USER_INPUT', faults[0].message, faults);
}

const fault = (field: keyof InviteDelegateInput, message: string): FieldFault => ({ path: ['input', field], message });

async function termFaults({ em, viewer }: Context, { email, endsAt }: InviteDelegateInput): Promise<FieldFault[]> {
  const db = em.getKysely<Database>();
  const is = await db
    .selectNoFrom((eb) => {
      const end = eb.cast<string>(eb.val(endsAt), 'timestamptz');
      const own = eb
        .selectFrom('account')
        .select('id')
        .where('id', '=', idOf(viewer))
        .where('email_key', '=', foldKey(email));
      return [
        eb(end, '<=', now()).$castTo<boolean>().as('past'),
        eb(end, '>', fromNow('1 year 1 day')).$castTo<boolean>().as('far'),
        eb.exists(own).$castTo<boolean>().as('own'),
      ];
    })
    .executeTakeFirst();
  return [
    ...(is?.own ? [fault('email', 'This is your own email address')] : []),
    ...(is?.past ? [fault('endsAt', 'Choose a day in the future')] : []),
    ...(is?.far ? [fault('endsAt', 'Choose a day within a year')] : []),
  ];
}

interface Item {
  id: string;
  name: string;
  own: number;
}

const ITEMS = `below (root, id) as (
    select id, id from held union all select b.root, f.id from below b join folder f on f.parent_id = b.id),
  item (id, name, own) as (
    select d.id, d.title, s.own from seen s join document d on d.id = s.id
    union all
    select f.id, f.name, max(s.own) from below b join folder f on f.id = b.root
      join document d on d.folder_id = b.id join seen s on s.id = d.id group by f.id, f.name)`;

async function itemFaults({ em, viewer }: Context, input: InviteDelegateInput): Promise<FieldFault[]> {
  const { documentIds, folderIds, right } = input;
  const ids = [...new Set([...documentIds, ...folderIds])];
  const { values, bind } = binder();
  const start = `with recursive ${documentsSeenBy(viewer, bind)}, ${foldersSeenBy(viewer)}, ${ITEMS}`;
  const items = await query<Item>(em, `${start} select id, name, own from item where id = any(${bind(ids)})`, values);
  const known = (given: readonly string[], prefix: string) =>
    given.every((id) => id.startsWith(prefix) && items.some((item) => item.id === id));
  const tooLittle = items.find(({ own }) => own > 0 && own < levelOf([right]));
  const lent = items.find(({ own }) => own === 0);
  return [
    ...(known(documentIds, 'doc_') ? [] : [fault('documentIds', GONE)]),
    ...(known(folderIds, 'fold_') ? [] : [fault('folderIds', GONE)]),
    ...(lent ? [fault('documentIds', `“${lent.name}” was shared with you and cannot be shared further`)] : []),
    ...(tooLittle ? [fault('right', `You may not ${verbs[right]} “${tooLittle.name}” yourself`)] : []),
  ];
}

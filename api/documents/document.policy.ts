import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';
import type { DocumentPermissions } from './document.entity.ts';

export type DocumentAction = 'list' | 'view' | 'download' | 'create' | 'update' | 'delete' | 'grant';

/** What the policy needs to know of a document: the viewer's level, from 0 for none to 3 for download. */
interface DocumentFacts {
  level: number;
}

/** The least level that may read the pages of a document. */
export const VIEW = 2;
const DOWNLOAD = 3;

/** Members have what was granted to them or to a group of theirs; admins see and do everything. */
export const documentPolicy: Policy<DocumentAction, DocumentFacts> = {
  canSee: (viewer, { level }) => isAdmin(viewer) || (isMember(viewer) && level > 0),
  can: (viewer, action, document) => {
    if (isAdmin(viewer)) return true;
    if (!isMember(viewer)) return false;
    if (action === 'list') return true;
    if (action === 'view') return (document?.level ?? 0) >= VIEW;
    return action === 'download' && (document?.level ?? 0) >= DOWNLOAD;
  },
  needsConfirmation: (action) => action === 'delete',
};

/** The actions that the viewer can take on a document. */
export function getDocumentPermissions(viewer: Viewer, document: DocumentFacts): DocumentPermissions {
  const can = (action: DocumentAction) => documentPolicy.can(viewer, action, document);
  return {
    view: can('view'),
    download: can('download'),
    update: can('update'),
    delete: can('delete'),
    setAccess: can('grant'),
  };
}

/**
 * The same as the beginning of a statement: parts for `with recursive` that end with `seen (id, level, own)`, every
 * document the viewer may know of, what they may do with it, and what of that by rights of their own. Each holder that
 * somebody has, themselves and their groups, has on a document what was granted nearest to it on the way up; somebody
 * may do the most that any of their holders may. To that comes what is `lent`: see `LENT`.
 * @param bind binds a value and returns its placeholder
 */
export function documentsSeenBy(viewer: Viewer, bind: (value: unknown) => string): string {
  if (isAdmin(viewer))
    return `${NOTHING_LENT}, seen (id, level, own) as (select id, ${DOWNLOAD}, ${DOWNLOAD} from document)`;
  if (viewer.kind !== 'user' || !isMember(viewer))
    return `${NOTHING_LENT}, seen (id, level, own) as (select id, 0, 0 from document where false)`;
  const account = bind(viewer.id);
  return `mandate (id, principal, level, since) as (
      select m.id, m.principal_id, m.level::integer, m.accepted_at from delegation m
        join account p on p.id = m.principal_id and p.status = 'APPROVED'
        where m.delegate_id = ${account} and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()),
    person (id) as (select ${account}::text union select principal from mandate),
    person_holder (person, holder) as (
      select id, id from person
      union all select m.account_id, m.group_id from account_group_member m join person on person.id = m.account_id),
    given_grant (target, holder, level) as (
      select target, holder, level from document_grant where holder in (select holder from person_holder)),
    given_holder (person, id) as (
      select distinct h.person, h.holder from person_holder h join given_grant g on g.holder = h.holder),
    folder_level (id, holder, level) as (
      select f.id, h.id, coalesce(g.level, 0)::integer from folder f cross join (select distinct id from given_holder) h
        left join given_grant g on g.target = f.id and g.holder = h.id where f.parent_id is null
      union all
      select f.id, up.holder, coalesce(g.level, up.level)::integer from folder_level up
        join folder f on f.parent_id = up.id
        left join given_grant g on g.target = f.id and g.holder = up.holder),
    own (id, level) as (
      select d.id, ${LEVEL} from document d join given_holder h on h.person = ${account} ${GRANTS}
      group by d.id having ${LEVEL} > 0),
    ${LENT},
    seen (id, level, own) as (
      select id, max(level), max(own) from (
        select id, level, level as own from own union all select id, level, 0 from lent) either group by id)`;
}

/** The most that any of the holders `h` may do with document `d`. */
const LEVEL = 'max(coalesce(g.level, up.level, 0))::integer';
const GRANTS = `left join given_grant g on g.target = d.id and g.holder = h.id
  left join folder_level up on up.id = d.folder_id and up.holder = h.id`;

const NOTHING_LENT = `lent (id, level, principal, since, mandate) as (
  select id, 0, ''::text, now(), ''::text from document where false)`;

/**
 * What others lend the viewer: of what their mandates name, what whoever gave each has themself at this moment and by
 * rights of their own, up to the right they gave. What somebody was lent is never lent on.
 */
const LENT = `named_folder (mandate, id) as (
      select m.id, t.folder_id from mandate m join delegation_target t on t.delegation_id = m.id and t.folder_id is not null
      union select n.mandate, f.id from named_folder n join folder f on f.parent_id = n.id),
    named (mandate, id) as (
      select m.id, t.document_id from mandate m
        join delegation_target t on t.delegation_id = m.id and t.document_id is not null
      union select n.mandate, d.id from named_folder n join document d on d.folder_id = n.id),
    lent (id, level, principal, since, mandate) as not materialized (
      select d.id, least(${LEVEL}, m.level), m.principal, m.since, m.id from mandate m
        join named n on n.mandate = m.id join document d on d.id = n.id
        join given_holder h on h.person = m.principal ${GRANTS}
      group by d.id, m.id, m.principal, m.since, m.level having ${LEVEL} > 0)`;

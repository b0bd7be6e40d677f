import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';

export type DocumentAction = 'list' | 'view' | 'download' | 'create' | 'update' | 'delete' | 'grant';

/** What the policy needs to know of a document: the viewer's level, from 0 for none to 3 for download. */
interface DocumentFacts {
  level: number;
}

const VIEW = 2;
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

/**
 * The same as the beginning of a statement: parts for `with recursive` that end with `seen (id, level)`, every document
 * the viewer may know of. Each holder that somebody has, themselves and their groups, has on a document what was granted
 * nearest to it on the way up; somebody may do the most that any of their holders may.
 * @param bind binds a value and returns its placeholder
 */
export function documentsSeenBy(viewer: Viewer, bind: (value: unknown) => string): string {
  if (isAdmin(viewer)) return `seen (id, level) as (select id, ${DOWNLOAD} from document)`;
  if (viewer.kind !== 'user' || !isMember(viewer))
    return 'seen (id, level) as (select id, 0 from document where false)';
  const account = bind(viewer.id);
  return `own_grant (target, holder, level) as (
      select target, holder, level from document_grant where holder = ${account}
        or holder in (select group_id from account_group_member where account_id = ${account})),
    own_holder (id) as (select distinct holder from own_grant),
    folder_level (id, holder, level) as (
      select f.id, h.id, coalesce(g.level, 0)::integer from folder f cross join own_holder h
        left join own_grant g on g.target = f.id and g.holder = h.id where f.parent_id is null
      union all
      select f.id, up.holder, coalesce(g.level, up.level)::integer from folder_level up
        join folder f on f.parent_id = up.id
        left join own_grant g on g.target = f.id and g.holder = up.holder),
    seen (id, level) as (
      select d.id, max(coalesce(g.level, up.level, 0))::integer from document d cross join own_holder h
        left join own_grant g on g.target = d.id and g.holder = h.id
        left join folder_level up on up.id = d.folder_id and up.holder = h.id
      group by d.id having max(coalesce(g.level, up.level, 0)) > 0)`;
}

/** Parts that follow: every folder that holds something seen. Admins have the empty ones, too. */
export const foldersSeenBy = (viewer: Viewer): string =>
  isAdmin(viewer)
    ? 'held (id) as (select id from folder)'
    : `held (id) as (
        select d.folder_id from seen join document d on d.id = seen.id where d.folder_id is not null
        union
        select f.parent_id from held join folder f on f.id = held.id where f.parent_id is not null)`;

import { documentsSeenBy, VIEW } from '../documents/document.policy.ts';
import { visibleTo as isEventVisible } from '../events/event.policy.ts';
import { askedBy, sharedWith } from '../questions/question.policy.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { visibleTo as isUpdateVisible } from '../updates/update.policy.ts';

interface Access {
  viewer: Viewer;
  /** Whether the viewer has to sign the confidentiality agreement before reading a document. */
  owesNda: boolean;
}

/**
 * The beginning of a statement that ends with `readable (kind, source_id, position, path, anchor, search)`: the passages
 * of the portal that the viewer may read at this moment, by the conditions of the pages that show them. It is worked out
 * before any word is compared, so what others have makes no difference, not even to the time.
 * @param bind binds a value and returns its placeholder
 */
export function readablePassages({ viewer, owesNda }: Access, bind: (value: unknown) => string): string {
  const account = bind(viewer.kind === 'user' ? viewer.id : null);
  const isOwn = `(${isAdmin(viewer)} or ${askedBy(account)})`;
  return `with recursive ${documentsSeenBy(viewer, bind)},
    source (kind, source_id, version, audience, path) as (
      select 'DOCUMENT', d.id, d.version, null, '/investor/documents/' || d.id
        from seen join document d on d.id = seen.id where seen.level >= ${VIEW} and not ${bind(owesNda)}::boolean
      union all
      select 'UPDATE', u.id, null, null, '/investor/updates/' || u.id
        from investor_update u where ${isUpdateVisible(viewer, bind)}
      union all
      select 'QUESTION', q.id, null, case when ${isOwn} then 'OWN' else 'SHARED' end, '/investor/documents/' || q.document_id
        from question q
        where q.answered_at is not null and q.document_id in (select id from seen) and (${isOwn} or ${sharedWith(account)})
      union all
      select 'EVENT', s.id, null, null, '/investor/calendar/' || next.id
        from event_series s cross join lateral (
          select e.id from event e where e.series_id = s.id
          order by e.status = 'CANCELLED', e.ends_at > now() desc, abs(extract(epoch from e.starts_at - now())) limit 1) next
        where ${isEventVisible(viewer, bind)}),
    readable as materialized (
      select p.kind, p.source_id, p.position, s.path, p.anchor, p.search
      from source s join portal_passage p on p.kind = s.kind and p.source_id = s.source_id
        and p.version is not distinct from s.version and p.audience is not distinct from s.audience)`;
}

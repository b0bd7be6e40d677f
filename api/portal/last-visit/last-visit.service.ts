import { documentPolicy } from '../documents/document.policy.ts';
import { toViewerValues } from '../documents/visibility.query.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { readLastVisit } from './last-visit.query.ts';
import type { LastVisit } from './last-visit.type.ts';

/** What is new to the viewer since their last visit. Null on the first one. */
export async function summarizeSinceLastVisit({ em, viewer }: Context): Promise<LastVisit | null> {
  authorize(documentPolicy, viewer, 'list', null);
  return (await readLastVisit.first(em, toViewerValues(viewer))) ?? null;
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { noSiteDetails, siteVersionsAtMost, type StoredSiteDetails } from '#graphql/site-details.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { findLastChange } from '#api/operation/audit/stale.service.ts';
import { noteChangedPages } from '../chat/passages/passage.index.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import type { SiteDetailsChanges } from './site-details.input.ts';
import { siteDetailsPolicy, listChanged, readDetailsInForce, readSiteDetails } from './site-details.read.service.ts';
import { SiteDetailsVersionRow } from './site-details.type.ts';

/** The pages that state the facts in words which /chat can quote. */
const STATING_PAGES = ['/', '/about', '/contact-us', '/privacy', '/terms'];

/** Saves a new version, unless nothing changes. Visitors see it with their next page. */
export async function updateSiteDetails(context: Context, { expectedVersion, ...input }: SiteDetailsChanges) {
  const { viewer } = context;
  authorize(siteDetailsPolicy, viewer, 'update', null);
  await context.em.transactional(async (em) => {
    await lockUntilCommit(em, 'site details');
    const current = await readDetailsInForce(em);
    if (typeof expectedVersion === 'number' && expectedVersion !== current.version)
      await refuseStaleDetails({ ...context, em });
    const details = await change(em, current.details, input);
    const fields = listChanged(current.details, details);
    if (fields.length === 0) return;
    const version = current.version + 1;
    const savedBy = viewer.kind === 'user' ? viewer.id : null;
    em.create(SiteDetailsVersionRow, { version, details, savedAt: new Date(), savedBy });
    await em.flush();
    await em.nativeDelete(SiteDetailsVersionRow, { version: { $lte: version - siteVersionsAtMost } });
    // No page states whether access to the API is offered.
    if (fields.some((name) => name !== 'isApiOffered')) await noteChangedPages(em, STATING_PAGES);
    await record(context, em, {
      kind: 'site_details.updated',
      details: { version, fields, restoredVersion: input.restoredVersion ?? undefined },
    });
  });
  return readSiteDetails(context);
}

/** The error says who saved: it can be the viewer in another window. */
async function refuseStaleDetails(context: Context): Promise<never> {
  const { isOwn, name } = await findLastChange(context, ['site_details.updated'], null);
  const who = isOwn ? 'You' : (name ?? 'Another person');
  const where = isOwn ? ' elsewhere' : '';
  return fail(
    'CONFLICT',
    `${who} saved other site details${where} since this page was opened. Nothing was overwritten.`,
  );
}

/** The facts after a change: those that the input gives, over those of the restored version or those in force. */
async function change(
  em: SqlEntityManager,
  current: StoredSiteDetails,
  { restoredVersion, ...changes }: SiteDetailsChanges,
): Promise<StoredSiteDetails> {
  const given = Object.entries(changes).filter(([, value]) => value !== null && value !== undefined);
  const base = typeof restoredVersion === 'number' ? await readVersion(em, restoredVersion) : current;
  return { ...base, isApiOffered: current.isApiOffered, ...Object.fromEntries(given) };
}

async function readVersion(em: SqlEntityManager, version: number): Promise<StoredSiteDetails> {
  const row = await em.findOne(SiteDetailsVersionRow, { version });
  return { ...noSiteDetails, ...(row ?? fail('NOT_FOUND', 'This version is not kept any more.')).details };
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { QueryCreator } from 'kysely';
import {
  listUnset,
  noSiteDetails,
  type SiteDetailName,
  siteDetailNames,
  type SiteDetails,
  type StoredSiteDetails,
  siteTextNames,
  siteVersionsAtMost,
  toPublicDetails,
} from '#graphql/site-details.ts';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { buildPerson } from '#api/platform/person.ts';
import { isAdmin, isEditor } from '#api/platform/viewer.ts';
import type { SiteDetailsResult, SiteDetailsVersion } from './site-details.type.ts';

/** Everyone reads what the pages state; administrators read the former versions and write. */
export const siteDetailsPolicy: Policy<'read' | 'readVersions' | 'update', null> = {
  canSee: () => true,
  can: (viewer, action) => action === 'read' || isAdmin(viewer),
};

interface StatedDetails {
  version: number;
  details: StoredSiteDetails;
}

/** The newest version, whose facts are in force. */
export const selectNewestVersion = (db: QueryCreator<Database>) =>
  db.selectFrom('site_details_version').orderBy('version', 'desc').limit(1);

const readNewest = prepare()((db) => selectNewestVersion(db).select(['version', 'details']));

/** The facts in force. A fact that was added to the product later is not set. */
export async function readDetailsInForce(em: SqlEntityManager): Promise<StatedDetails> {
  const row = await readNewest.first(em, {});
  return { version: row?.version ?? 0, details: { ...noSiteDetails, ...row?.details } };
}

/** The facts of a version that the public pages state: only those that are set, because every page carries them. Null if none is. */
export function toStatedDetails(version: Partial<StoredSiteDetails> | null): Partial<SiteDetails> | null {
  const { isApiOffered: _, ...facts } = { ...noSiteDetails, ...version };
  const stated = Object.entries(toPublicDetails(facts)).filter(([, value]) => value.length > 0);
  return stated.length > 0 ? Object.fromEntries(stated) : null;
}

export const readStatedDetails = async (em: SqlEntityManager): Promise<Partial<SiteDetails> | null> =>
  toStatedDetails((await readDetailsInForce(em)).details);

/** True if the account pages of the viewer offer API tokens and webhooks: to investors only if an administrator allowed it. */
export const isApiOffered = async ({ em, viewer }: Context): Promise<boolean> =>
  isEditor(viewer) || (await readDetailsInForce(em)).details.isApiOffered;

/** What is missing, for the report of a start. */
export const readUnsetDetails = async (em: SqlEntityManager): Promise<SiteDetailName[]> =>
  listUnset((await readDetailsInForce(em)).details);

const toResult = ({
  version,
  details,
}: {
  version: number;
  details: SiteDetails;
}): Omit<SiteDetailsResult, 'isApiOffered'> => ({
  ...(Object.fromEntries(siteTextNames.map((name) => [name, details[name] || null])) as Pick<
    SiteDetailsResult,
    (typeof siteTextNames)[number]
  >),
  version,
  founders: details.founders.map(({ name, title }) => ({ name, title: title || null })),
  socialProfiles: details.socialProfiles,
  unsetFields: listUnset(details),
});

export async function readSiteDetails({ em, viewer }: Context): Promise<SiteDetailsResult> {
  authorize(siteDetailsPolicy, viewer, 'read', null);
  const { version, details } = await readDetailsInForce(em);
  return isAdmin(viewer)
    ? { ...toResult({ version, details }), isApiOffered: details.isApiOffered }
    : { ...toResult({ version, details: toPublicDetails(details) }), isApiOffered: null };
}

/** The names of the fields in which two states differ. */
export const listChanged = (before: StoredSiteDetails, after: StoredSiteDetails): (keyof StoredSiteDetails)[] =>
  ([...siteDetailNames, 'isApiOffered'] as const).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

export async function listSiteDetailsVersions({ em, viewer }: Context): Promise<SiteDetailsVersion[]> {
  authorize(siteDetailsPolicy, viewer, 'readVersions', null);
  const rows = await getKysely(em)
    .selectFrom('site_details_version as v')
    .leftJoin('account as a', 'a.id', 'v.savedBy')
    .select(['v.version', 'v.details', 'v.savedAt'])
    .select((eb) => buildPerson(eb.ref('v.savedBy'), eb.ref('a.name')).as('savedBy'))
    .orderBy('v.version', 'desc')
    .limit(siteVersionsAtMost)
    .execute();
  return rows.map(({ details, ...version }, place) => {
    const before = { ...noSiteDetails, ...rows[place + 1]?.details };
    return { ...version, changedFields: listChanged(before, { ...noSiteDetails, ...details }) };
  });
}

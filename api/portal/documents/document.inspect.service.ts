import { buffer } from 'node:stream/consumers';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { createFinding, describeFinding, type Finding } from '../uploads/upload.finding.service.ts';
import { type InspectionOptions, inspectFile } from '../uploads/upload.inspect.service.ts';
import type { FileFinding } from './document.inspect.type.ts';
import { DocumentVersionRow } from './document-version.entity.ts';
import type { PortalDocument } from './document.type.ts';

/** What the newest file of a document has besides what its pages show. Null for everyone but administrators. */
export async function readFindings(context: Context, document: PortalDocument): Promise<FileFinding[] | null> {
  if (!isAdmin(context.viewer)) return null;
  const findings = await load(context, findingsById, document.id);
  return findings && toFileFindings(findings, document);
}

export const toFileFindings = (
  findings: readonly Finding[],
  { mediaType, hasCleanDownloads }: Pick<PortalDocument, 'mediaType' | 'hasCleanDownloads'>,
): FileFinding[] =>
  findings.map((finding) => ({ ...finding, ...describeFinding(finding, mediaType, hasCleanDownloads) }));

const readNewest = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('document as d')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .select(['d.id', 'v.findings'])
    .where('d.id', '=', (eb) => eb.fn.any(value('ids'))),
);

async function findingsById({ em }: Context, ids: readonly string[]): Promise<(Finding[] | null)[]> {
  const rows = await readNewest.all(em, { ids });
  return ids.map((id) => rows.find((row) => row.id === id)?.findings ?? null);
}

/** Inspects the next version that was never inspected, such as those of an earlier release. False if there is none. */
export async function inspectNextVersion(
  em: SqlEntityManager,
  { env, log, inspect }: InspectionOptions,
): Promise<boolean> {
  const version = await findUninspected(em);
  if (!version) return false;
  const { documentId, number, storageKey, type } = version;
  const file = await openStorage(env).get(storageKey);
  const bytes = file && (await buffer(file.stream));
  // A file that cannot be inspected must not keep others from it.
  const result = bytes && (await inspectFile(bytes, { type, inspect }).catch((error: unknown) => ({ error })));
  if (!result || !('findings' in result))
    log.warn({ documentId, number, ...result }, 'the file of this version cannot be inspected');
  const { findings, pageLabels } =
    result && 'findings' in result ? result : { findings: [createFinding('INCOMPLETE')], pageLabels: null };
  await em.nativeUpdate(DocumentVersionRow, { documentId, number, deletedAt: null }, { findings, pageLabels });
  return true;
}

/** Newest versions first, because readers get them. */
const findUninspected = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('document_version')
    .select(['documentId', 'number', 'storageKey', 'type'])
    .where('findings', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

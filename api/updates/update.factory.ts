import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { newUpdateId } from './update.type.ts';

interface UpdateOptions {
  title?: string;
  body?: string;
  /** Null for a draft. Otherwise the publication time; the default is one minute ago. */
  publishedAt?: Date | null;
  groupIds?: string[];
  documentIds?: string[];
}

/** Creates a valid update for tests and mails no one. Returns its id. */
export async function makeUpdate(em: SqlEntityManager, options: UpdateOptions = {}): Promise<string> {
  const id = newUpdateId();
  const { title = 'Third quarter', body = 'All is **well**.', groupIds = [], documentIds = [] } = options;
  const publishedAt = options.publishedAt === undefined ? new Date(Date.now() - 60_000) : options.publishedAt;
  const db = getKysely(em);
  const everyone = groupIds.length === 0;
  await db.insertInto('investor_update').values({ id, title, body, everyone, publishedAt, untold: true }).execute();
  const groups = groupIds.map((groupId) => ({ updateId: id, groupId }));
  if (groups.length > 0) await db.insertInto('investor_update_group').values(groups).execute();
  const documents = documentIds.map((documentId, index) => ({
    updateId: id,
    documentId,
    position: index + 1,
  }));
  if (documents.length > 0) await db.insertInto('investor_update_document').values(documents).execute();
  return id;
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { InvestorUpdateDocument } from './investor-update-document.entity.ts';
import { InvestorUpdateGroup } from './investor-update-group.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';

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
  const { title = 'Third quarter', body = 'All is **well**.', groupIds = [], documentIds = [] } = options;
  const publishedAt = options.publishedAt === undefined ? new Date(Date.now() - 60_000) : options.publishedAt;
  const everyone = groupIds.length === 0;
  const { id } = em.create(InvestorUpdateRow, { title, body, everyone, publishedAt, untold: true });
  for (const groupId of groupIds) em.create(InvestorUpdateGroup, { updateId: id, groupId });
  for (const [index, documentId] of documentIds.entries())
    em.create(InvestorUpdateDocument, { updateId: id, documentId, position: index + 1 });
  await em.flush();
  return id;
}

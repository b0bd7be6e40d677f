import { readUser } from '#api/accounts/users/user.service.ts';
import { readArticleById } from '#api/content/articles/article.read.service.ts';
import { readCaseStudy } from '#api/content/case-studies/case-study.read.service.ts';
import { readCategory } from '#api/content/categories/category.service.ts';
import { readDelegation } from '#api/accounts/delegations/delegation.read.service.ts';
import { readDocument } from '#api/portal/documents/document.read.service.ts';
import { readFolder } from '#api/portal/documents/folder.read.service.ts';
import { readEvent } from '#api/portal/events/event.read.service.ts';
import { readFeed, readItem } from '#api/content/feeds/feed.read.service.ts';
import { readGroup } from '#api/accounts/groups/group.service.ts';
import { readLead } from '#api/content/leads/lead.read.service.ts';
import { readPicture } from '#api/content/pictures/picture.read.service.ts';
import { readQuestion } from '#api/portal/questions/question.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { getIdPrefix, getNodeTypeName } from '#api/platform/node.ts';
import { canReadType } from '../tokens/token.policy.ts';
import { readUpdate } from '#api/portal/updates/update.read.service.ts';
import { readWebhook } from '../webhooks/webhook.service.ts';

type Reader = (context: Context, id: string) => Promise<object | null>;

/** The function that reads an object by id, for each id prefix. Each applies the policy of its type. */
export const readers: Record<string, Reader> = {
  art: readArticleById,
  cas: readCaseStudy,
  cat: readCategory,
  del: readDelegation,
  doc: readDocument,
  evt: readEvent,
  feed: readFeed,
  fold: readFolder,
  grp: readGroup,
  que: readQuestion,
  item: readItem,
  lead: readLead,
  pic: readPicture,
  upd: readUpdate,
  usr: readUser,
  whk: readWebhook,
};

/** The object with this id. Null if it does not exist or the viewer may not see it. */
export async function readNode(context: Context, id: string): Promise<object | null> {
  const prefix = getIdPrefix(id);
  const read = Object.hasOwn(readers, prefix) ? readers[prefix] : undefined;
  const node = read ? await read(context, id) : null;
  return node && canReadType(context.viewer, getNodeTypeName(id)) ? node : null;
}

/** The objects with these ids, in their order. One after another, because they share a connection. */
export async function readNodes(context: Context, ids: readonly string[]): Promise<(object | null)[]> {
  const nodesById = new Map<string, object | null>();
  for (const id of new Set(ids)) nodesById.set(id, await readNode(context, id));
  return ids.map((id) => nodesById.get(id) ?? null);
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { JsonMl } from '#graphql/json-ml.ts';
import { lockOwner } from '#api/accounts/users/user.query.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { isAdmin, isInvestor, isMember } from '#api/platform/viewer.ts';
import { hashSha256 } from '#api/platform/signatures.ts';
import { refuseComplexText, renderStoredMarkdown } from '#api/platform/markdown/markdown.ts';
import { renderAsPlainText } from '#api/platform/markdown/markdown-render.ts';
import { NdaRow } from './nda.entity.ts';
import type { Nda } from './nda.type.ts';
import type { PublishNdaInput } from './nda.input.ts';
import { findCurrent, findNdaToSign } from './nda.requirement.query.ts';

type NdaAction = 'read' | 'sign' | 'publish' | 'end' | 'list' | 'export' | 'control';

/** `control` is who must sign: groups, exemptions and reminders. Investors read and sign the current agreement. Only administrators see other signatures. */
export const ndaPolicy: Policy<NdaAction, null> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => {
    if (action === 'read') return isMember(viewer);
    return action === 'sign' ? isInvestor(viewer) : isAdmin(viewer);
  },
  needsConfirmation: (action) => action === 'export',
};

/** The current agreement. Null if none is required, and for accounts that are only editors. */
export async function readNda({ em, viewer }: Context): Promise<Nda | null> {
  authorize(ndaPolicy, viewer, 'read', null);
  return isInvestor(viewer) ? findCurrent(em) : null;
}

/** True if the viewer must sign before opening another document. Administrators are exempt, and accounts that are only editors open none. */
export async function mustSignNda({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user' || isAdmin(viewer) || !isInvestor(viewer)) return false;
  return (await findNdaToSign(em, viewer.id)) !== null;
}

/** Fails if the viewer must sign the agreement first. */
export async function refuseUnsigned(context: Pick<Context, 'em' | 'viewer'>): Promise<void> {
  if (await mustSignNda(context))
    fail('FORBIDDEN', 'Sign the confidentiality agreement first. It is at /investor/nda.');
}

/** Publishes a new agreement. Investors must sign it before they open another document. */
export async function publishNda(context: Context, { body }: PublishNdaInput): Promise<Nda> {
  const { viewer } = context;
  authorize(ndaPolicy, viewer, 'publish', null);
  await refuseComplexText(body);
  return context.em.transactional(async (em) => {
    await lockAgreement(em);
    const current = await findCurrent(em);
    if (current?.body === body) fail('CONFLICT', 'The same text is in force already.');
    const by = viewer.kind === 'user' ? viewer.id : null;
    const nda = em.create(NdaRow, { body, sha256: hashSha256(body), publishedBy: await lockOwner(em, by) });
    await em.flush();
    await record(context, em, { kind: 'nda.published', details: { version: nda.version, sha256: nda.sha256 } });
    return nda;
  });
}

/** Ends the current agreement. Its signatures are kept. */
export async function endNda(context: Context): Promise<Nda> {
  authorize(ndaPolicy, context.viewer, 'end', null);
  return context.em.transactional(async (em) => {
    await lockAgreement(em);
    const nda = (await findCurrent(em)) ?? fail('CONFLICT', 'No agreement is in force.');
    await em.nativeUpdate(NdaRow, { id: nda.id }, { endedAt: new Date() });
    await record(context, em, { kind: 'nda.ended', details: { version: nda.version } });
    return nda;
  });
}

/** Prevents replacing the agreement while an investor signs it. */
export const lockAgreement = (em: SqlEntityManager) => lockUntilCommit(em, 'nda');

let rendering: { sha256: string; tree: Promise<JsonMl[]> } | null = null;

/** The text as people read it; they sign its source. Everyone reads the same text, so the latest rendering is kept. */
export async function renderNda({ sha256, body }: Pick<Nda, 'sha256' | 'body'>): Promise<JsonMl[]> {
  if (rendering?.sha256 !== sha256) rendering = { sha256, tree: renderWhole(body) };
  try {
    return await rendering.tree;
  } catch (error) {
    rendering = null;
    throw error;
  }
}

/**
 * Markdown leaves out comments, markup in angle brackets and targets of links. A text of which people would read less
 * than they sign is shown as it was typed.
 */
async function renderWhole(body: string): Promise<JsonMl[]> {
  const { tree } = await renderStoredMarkdown(body.replace(/^# /gm, '## '));
  const source = body.replace(/^[ \t]{0,9}\d{1,9}[.)][ \t]/gm, '');
  return readLetters(tree.map(readText).join('')) === readLetters(source) ? tree : renderAsPlainText(body).tree;
}

const readLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const readText = (node: JsonMl): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(1)
        .map((part) => (typeof part === 'string' || Array.isArray(part) ? readText(part as JsonMl) : ''))
        .join('');

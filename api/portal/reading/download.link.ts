import { timingSafeEqual } from 'node:crypto';
import type { DocumentFile } from '../documents/document.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { sign } from '#api/platform/secrets.ts';

// The URL of a download: valid for five minutes, in the session that requested it, for one version. It does not work
// for other people or in another browser.

const SECONDS = 300;

type LinkedFile = Pick<DocumentFile, 'documentId' | 'version'>;

/**
 * @param now the time of the database in milliseconds, because another server can check the link, and clocks differ
 * @param version the former version that was requested, if any
 */
export function downloadLink(context: Context, file: LinkedFile, now: number, version: number | null = null): string {
  const until = Math.floor(now / 1000) + SECONDS;
  const key = deriveKey(context, context.services.secrets[0] ?? '', file, until);
  const parameters = { ...(version !== null && { version: String(version) }), until: String(until), key };
  return `/files/${encodeURIComponent(file.documentId)}?${new URLSearchParams(parameters)}`;
}

/** True if `until` and `key` belong to a link of this session that has not expired. */
export function isGoodLink(
  context: Context,
  file: LinkedFile,
  parameters: { until: string; key: string },
  now: number,
) {
  if (!/^\d{1,12}$/.test(parameters.until)) return false;
  const until = Number(parameters.until);
  if (until * 1000 < now || until * 1000 > now + SECONDS * 1000) return false;
  const key = Buffer.from(parameters.key);
  return context.services.secrets.some((secret) => {
    const own = Buffer.from(deriveKey(context, secret, file, until));
    return own.length === key.length && timingSafeEqual(own, key);
  });
}

function deriveKey(
  { viewer, browser: { session } }: Context,
  secret: string,
  { documentId, version }: LinkedFile,
  until: number,
): string {
  const viewerId = viewer.kind === 'user' ? viewer.id : '';
  return sign(secret, 'download link', JSON.stringify([session.id, viewerId, documentId, version, 'download', until]));
}

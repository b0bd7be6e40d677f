import { timingSafeEqual } from 'node:crypto';
import type { DocumentFile } from '../documents/document.read.service.ts';
import type { Context } from '../platform/context.ts';
import { sign } from '../platform/secrets.ts';

// The address a file leaves by: good for five minutes, in the session that asked, for one version. Copied to anybody
// else, or to oneself in another browser, it opens nothing.

const SECONDS = 300;
/** Another server may have made the link, and no two clocks agree. */
const CLOCK_MS = 60_000;

type Linked = Pick<DocumentFile, 'documentId' | 'version'>;

export function downloadLink(context: Context, file: Linked, now = Date.now()): string {
  const until = Math.floor(now / 1000) + SECONDS;
  const key = deriveKey(context, context.services.secrets[0] ?? '', file, until);
  return `/files/${encodeURIComponent(file.documentId)}?${new URLSearchParams({ until: String(until), key })}`;
}

/** Whether `until` and `key` are those of a link made for this session, and its time is not over. */
export function isGoodLink(context: Context, file: Linked, given: { until: string; key: string }, now = Date.now()) {
  if (!/^\d{1,12}$/.test(given.until)) return false;
  const until = Number(given.until);
  if (until * 1000 < now - CLOCK_MS || until * 1000 > now + SECONDS * 1000 + CLOCK_MS) return false;
  const key = Buffer.from(given.key);
  return context.services.secrets.some((secret) => {
    const own = Buffer.from(deriveKey(context, secret, file, until));
    return own.length === key.length && timingSafeEqual(own, key);
  });
}

function deriveKey(
  { viewer, browser: { session } }: Context,
  secret: string,
  { documentId, version }: Linked,
  until: number,
): string {
  const who = viewer.kind === 'user' ? viewer.id : '';
  return sign(secret, 'download link', JSON.stringify([session.id, who, documentId, version, 'download', until]));
}

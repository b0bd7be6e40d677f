import { namePage } from '#graphql/page-name.ts';
import type { AccessKind } from '#graphql/generated/portal.ts';

const did: Record<AccessKind, string> = {
  SEEN: 'Opened the document page',
  SENT: 'Received',
  READ: 'Read',
  DOWNLOADED: 'Downloaded it',
  PRINTED: 'Printed it',
};

/** `Read page 3 for 41 s`, `Read page iv (page 4) for 41 s`. */
export function describeAccess({
  kind,
  page,
  pageLabel,
  seconds,
}: {
  kind: AccessKind;
  page: number | null;
  pageLabel: string | null;
  seconds: number | null;
}) {
  return `${did[kind]}${page === null ? '' : ` page ${namePage(page, pageLabel)}`}${seconds === null ? '' : ` for ${formatSeconds(seconds)}`}`;
}

const formatSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

export const UNREACHABLE = 'The server could not be reached. The page loads again when the connection is back.';

/** The error message for a page, by HTTP status. */
export function describeFailure(status: number): string {
  if (status === 401) return 'You are no longer signed in.';
  if (status === 403 || status === 404) return 'This document is no longer shared with you.';
  if (status === 429) return 'Too many pages were requested in a short time. Wait a few minutes and try again.';
  return 'This page could not be loaded. Try again.';
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Another page, tab or person changes a list after it was read. A dialog or page that offers the former one hides a new
// group, or offers a deleted folder.

/** Queries that a page reads once, and why. */
const ONCE: Record<string, string> = {
  manualQuery: 'a manual changes with a release',
  documentChoicesQuery: 'read with the page for its picker, which reads the list from the network',
  folderChoicesQuery: 'read with the page for its picker, which reads the list from the network',
  viewerQuery: 'each action that changes the viewer reads it again',
  inboxQuery: 'the layout counts what waits, and each action that changes it reads it again',
  memberInboxQuery: 'the layout counts what waits, and each action that changes it reads it again',
  useViewerQuery: 'the layout has read it',
  formNoticeQuery: 'the notice of a form that was just sent',
  passwordLinkQuery: 'a link is opened by loading the page',
  unsubscribeLinkQuery: 'a link is opened by loading the page',
  invitationLinkQuery: 'a link is opened by loading the page',
  accessRequestQuery: 'a link is opened by loading the page',
  addressLinkQuery: 'a link is opened by loading the page',
};

const CALL = /\b(?:usePageData\((\w+)|(use\w+Query)\()/g;

/** The calls of a file that read a query, with their options. */
function listReads(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(CALL)].flatMap((match) => {
    const name = match[1] ?? match[2]!;
    if (/^use(?:Page|.*Lazy)Query$/.test(name) || name in ONCE) return [];
    const end = source.indexOf(';', match.index);
    const options = source.slice(match.index, end);
    // Options that are declared before the call.
    const text = /\(options\)/.test(options) ? source.slice(0, end) : options;
    return /fetchPolicy: '(?:cache-and-network|network-only|no-cache|cache-only)'/.test(text)
      ? []
      : [`${path.basename(file)}: ${name}`];
  });
}

it('an administrator or investor who opens a page or dialog gets its lists from the network', () => {
  const files = ['admin', 'portal'].flatMap((area) => {
    const folder = path.join(import.meta.dirname, area);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file));
  });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(listReads)).toEqual([]);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HarmWatcher } from './hostile-watch.ts';
import { expect, type Site } from './site.ts';

// Parses mails in the same way as mail programs.

interface Part {
  /** All headers, including repeated ones, with lowercase names and values on one line. */
  headers: [name: string, value: string][];
  body: string;
  parts: Part[];
}

export interface Mail extends Part {
  to: string;
  subject: string;
  html: string;
  text: string;
}

const getHeader = ({ headers }: Part, name: string): string =>
  headers.find(([headerName]) => headerName === name)?.[1] ?? '';

const decodeQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

function parsePart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const part: Part = { headers, body: source.slice(end + 4), parts: [] };
  const [, boundary] = /boundary="([^"]+)"/.exec(getHeader(part, 'content-type')) ?? [];
  if (boundary) {
    const inner = part.body.split(`--${boundary}`).slice(1, -1);
    return { ...part, parts: inner.map((each) => parsePart(each.replace(/^\r\n/, ''))) };
  }
  const encoding = getHeader(part, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return { ...part, body: Buffer.from(part.body, 'base64').toString('utf8') };
  return {
    ...part,
    body: encoding === 'quoted-printable' ? decodeQuotedPrintable(part.body).toString('utf8') : part.body,
  };
}

const findLeaves = (part: Part): Part[] => (part.parts.length > 0 ? part.parts.flatMap(findLeaves) : [part]);

function parseMail(source: string): Mail {
  const root = parsePart(source);
  const getBody = (type: string) =>
    findLeaves(root).find((part) => getHeader(part, 'content-type').startsWith(type))?.body ?? '';
  return {
    ...root,
    to: getHeader(root, 'to').replace(/^<|>$/g, ''),
    subject: getHeader(root, 'subject'),
    html: getBody('text/html'),
    text: getBody('text/plain'),
  };
}

/** Parsed mails by file. A test that waits for a mail reads the folder again and again. */
const mailsByFile = new Map<string, Promise<Mail>>();

function readMail(file: string): Promise<Mail> {
  const mail = mailsByFile.get(file) ?? readFile(file).then((content) => parseMail(content.toString('latin1')));
  mailsByFile.set(file, mail);
  return mail;
}

/** All mails sent so far, which the test site stores as files. */
export async function getMails(site: Site): Promise<Mail[]> {
  const folder = path.join(site.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^[^.].*\.eml$/.test(file)).toSorted();
  return Promise.all(files.map((file) => readMail(path.join(folder, file))));
}

const EXPECTED_HEADERS =
  /^(from|to|subject|message-id|date|mime-version|content-[\w-]+|auto-submitted|list-unsubscribe|list-unsubscribe-post)$/;

/**
 * Fails for mails with an unexpected header, part or recipient, and checks their HTML. All mails share each assertion,
 * because Playwright records a step per assertion and gets slower with the number of steps.
 */
export async function checkMails(mails: Mail[], { check }: HarmWatcher): Promise<void> {
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.flatMap(findIssues)).toEqual([]);
  await check(...mails.map(({ html }) => html));
}

const TYPES = /^text\/plain text\/html( text\/calendar( application\/ics)?)?$/;

function findIssues(mail: Mail): string[] {
  const names = mail.headers.map(([name]) => name);
  const parts = findLeaves(mail);
  const types = parts.map((part) => getHeader(part, 'content-type').split(';')[0]).join(' ');
  const unexpectedHeaders = parts.flatMap(({ headers }) => headers.filter(([name]) => !name.startsWith('content-')));
  return [
    ...names.filter((name) => !EXPECTED_HEADERS.test(name)).map((name) => `has the header ${name}`),
    ...(new Set(names).size === names.length ? [] : [`repeats a header: ${names.join(', ')}`]),
    ...(/^[^\s,<>]+@[\w.-]+$/.test(mail.to) ? [] : [`goes to ${mail.to}`]),
    ...(TYPES.test(types) ? [] : [`has the parts ${types}`]),
    ...unexpectedHeaders.map(([name]) => `has a part with the header ${name}`),
    ...(mail.text.trim() ? [] : ['has no text']),
  ].map((issue) => `The mail "${mail.subject}" ${issue}`);
}

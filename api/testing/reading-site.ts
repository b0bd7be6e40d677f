import { createHash } from 'node:crypto';
import { hashPassword } from '../accounts/auth/password.ts';
import type { User } from '../accounts/users/user.entity.ts';
import { makeUser } from '../accounts/users/user.factory.ts';
import { makeDocument, makeGrant } from '../portal/documents/document.factory.ts';
import { newFileKey } from '../portal/uploads/upload.type.ts';
import { query } from './query.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { reportPdf } from './pdf-files.ts';
import { type SiteOptions, TestBrowser, type TestSite, useSite } from './site.ts';

const PASSWORD = 'correct horse battery staple';
export const SEE = 1;
export const VIEW = 2;
export const DOWNLOAD = 3;

export interface Reader {
  user: User;
  browser: TestBrowser;
}

/** Makes the pages that were sent as old as if an hour had passed. */
const letHourPass = (site: TestSite) =>
  query(
    site.em(),
    `do $$ begin
       alter table reading_trace disable trigger user;
       update reading_trace set created_at = created_at - interval '1 hour';
       alter table reading_trace enable trigger user;
     end $$`,
  );

/** Servers on one database, with documents that have files, and with people who can or cannot read them. */
export function useReadingRoom(servers = 1, settings: Record<string, string> = {}, options: SiteOptions = {}) {
  const site = useSite(servers, settings, options);
  const url = (at = 0) => site.urls[at]!;
  return {
    site,
    url,
    async arrive(overrides: Partial<User> = {}): Promise<Reader> {
      const em = site.em();
      const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...overrides });
      await em.flush();
      const browser = new TestBrowser();
      await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
      return { user, browser };
    },
    /** A report of so many pages, or of the given bytes. Returns its id. */
    async document(
      overrides: { pages?: number | null; body?: Buffer; fileName?: string; type?: string } = {},
    ): Promise<string> {
      const { pages = 3, type = 'application/pdf', ...rest } = overrides;
      const body = rest.body ?? Buffer.from(await reportPdf(pages ?? 1));
      const storageKey = newFileKey();
      await openStorage(site.env).put(storageKey, body, type);
      const sha256 = createHash('sha256').update(body).digest('hex');
      return makeDocument(site.em(), {
        pages,
        storageKey,
        sha256,
        type,
        ...(rest.fileName && { fileName: rest.fileName }),
      });
    },
    grant: ({ user }: Reader, documentId: string, level: number) =>
      makeGrant({ em: site.em(), documentId, userId: user.id }, level),
    revoke: ({ user }: Reader, documentId: string) =>
      query(site.em(), 'delete from document_grant where target = $1 and holder = $2', [documentId, user.id]),
    letHourPass: () => letHourPass(site),
    written: (documentId: string) => getWritten(site, documentId),
  };
}

interface Written {
  events: { kind: string; code: string | null; page: number | null; actorId: string }[];
  traces: { code: string; accountId: string; page: number | null }[];
}

/** The audit events and watermark codes of a document. */
async function getWritten({ em }: TestSite, documentId: string): Promise<Written> {
  const events = `select kind, details->>'code' as code, (details->>'page')::int as page, actor_id as "actorId"
    from audit_event where subject_id = $1 order by seq`;
  const traces = 'select code, account_id as "accountId", page from reading_trace where document_id = $1';
  return { events: await query(em(), events, [documentId]), traces: await query(em(), traces, [documentId]) };
}

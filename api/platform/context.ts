import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { anonymous, type Viewer } from './viewer.ts';

/** What one request carries. `em` is a fork of its own: no identity map is shared between requests. */
export interface Context {
  viewer: Viewer;
  em: SqlEntityManager;
  requestId: string;
  log: Logger;
  env: Env;
  /** Sign and seal; the newest first, older ones are only for what they once made. */
  secrets: readonly string[];
  client: Client;
  /** The site's own origin as this request may know it: PUBLIC_URL's, where one is set. */
  origin: string;
  session: SessionHandle;
  device: DeviceHandle;
  conversation: ConversationHandle;
  /** False where another site caused the request. */
  isOwnRequest: boolean;
  /** What became of a form that was sent without scripts, for the page shown next. */
  notice: Notice | null;
  /** Secrets of the mailed links that this browser has opened, by the page they lead to. */
  links: Partial<Record<LinkPage, string>>;
  /** Under which the answer to this request may be kept for others; absent where it may not. */
  readKey?: string | undefined;
  /** The site's own pages; absent where none are served, as at the command line. */
  pages?: SitePages;
}

export interface SitePages {
  /** The anchors of the page at a path, as everybody sees it; null where there is no such page. */
  anchorsOf(path: string, context: Context): Promise<ReadonlySet<string> | null>;
}

/** Pages that a mailed link opens. */
export type LinkPage = 'reset' | 'request' | 'unsubscribe' | 'verify';

export interface Notice {
  /** Which of the page's forms it is about. */
  form: string;
  message: string;
  /** Faults by the name of their field. */
  faults: Record<string, string>;
  /** What was typed, for the form to show again; never a password. */
  values: Record<string, string>;
}

/** What the connection says of who asks; never a header that they could write themselves. */
export interface Client {
  address: string;
  /** Browser and system in a few words, for the owner's list of sessions. */
  device: string;
}

/** The browser as one that has signed in before. */
export interface DeviceHandle {
  /** The id of this browser, if it has signed in to the account before; else null. */
  idFor(accountId: string): string | null;
  /** Gives the browser the cookie by which it is known from now on. */
  remember(accountId: string): void;
}

/** The browser's end of a conversation with /chat. Its questions are in the database. */
export interface ConversationHandle {
  /** The secret of the conversation; null where the browser has none. */
  token: string | null;
  /** Gives the browser the secret of a conversation that has just begun. */
  remember(token: string): void;
  forget(): void;
}

/** The browser's end of a session. Rows are the session service's; this hands their secret to the browser. */
export interface SessionHandle {
  /** Id of the row of this request's session. */
  id: string | null;
  /** Who the session says is asking, after `adopt` and `drop` too. */
  viewer: Viewer;
  /** Gives the browser the cookie of a row that was just made. */
  adopt(token: string): Promise<void>;
  /** Takes the cookie away. */
  drop(): Promise<void>;
}

const refuseSession = async (): Promise<never> => {
  throw new Error('A shared page cannot start or end a session.');
};

/** What identifies nobody. */
const noIdentity = () =>
  ({
    viewer: anonymous,
    notice: null,
    links: {},
    session: { id: null, viewer: anonymous, adopt: refuseSession, drop: refuseSession },
    device: { idFor: () => null, remember: () => undefined },
    conversation: { token: null, remember: () => undefined, forget: () => undefined },
  }) satisfies Partial<Context>;

/** The context of a page that everyone gets: no identity, nothing that cookies brought. */
export const asVisitor = (context: Context): Context => ({ ...context, ...noIdentity() });

export type VisitorContextParts = Pick<Context, 'env' | 'log' | 'em' | 'secrets'>;

/** The context of work that no request asked for: it sees what every visitor sees. */
export function createVisitorContext({ env, log, em, secrets }: VisitorContextParts): Context {
  return {
    ...noIdentity(),
    env,
    log,
    secrets,
    em,
    requestId: randomUUID(),
    isOwnRequest: false,
    origin: env.PUBLIC_URL,
    client: { address: '127.0.0.1', device: 'This server' },
  };
}

import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { anonymous, type Viewer } from './viewer.ts';

/** A request: its viewer, its browser and the services it uses. */
export interface Context {
  viewer: Viewer;
  /** A fork for this request: no two requests share an identity map. */
  em: SqlEntityManager;
  requestId: string;
  client: Client;
  /** The origin of the site, such as `https://example.com`: that of PUBLIC_URL, or of the request if it is not set. */
  origin: string;
  browser: BrowserState;
  services: Services;
}

/** The state that the browser carries in cookies, and what its headers say about the origin of the request. */
export interface BrowserState {
  session: SessionHandle;
  device: DeviceHandle;
  conversation: ConversationHandle;
  /** False if another site caused the request. */
  isOwnRequest: boolean;
  /** The result of a form that was sent without JavaScript, for the next page. */
  notice: Notice | null;
  /** The secrets of the mailed links that this browser has opened, by page. */
  links: Partial<Record<LinkPage, string>>;
  /** The key of the cached answer to this request. Absent if the answer cannot be shared with other visitors. */
  readKey?: string | undefined;
}

/** What every request of this server shares. */
export interface Services {
  env: Env;
  log: Logger;
  /** The keys that sign and encrypt, the newest first. Older ones only read what they once made. */
  secrets: readonly string[];
  /** The pages of the site. Absent if this process serves none, such as a command. */
  pages?: SitePages;
}

export interface SitePages {
  /** The anchors of the page at a path, as everybody sees it; null where there is no such page. */
  getAnchors(path: string, context: Context): Promise<ReadonlySet<string> | null>;
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

/** The state of a browser without cookies. */
const noBrowserState = (): BrowserState => ({
  notice: null,
  links: {},
  isOwnRequest: false,
  session: { id: null, viewer: anonymous, adopt: refuseSession, drop: refuseSession },
  device: { idFor: () => null, remember: () => undefined },
  conversation: { token: null, remember: () => undefined, forget: () => undefined },
});

/** The context of a page that everyone gets: no identity, and nothing from cookies. */
export function asVisitor(context: Context): Context {
  const { isOwnRequest, readKey } = context.browser;
  return { ...context, viewer: anonymous, browser: { ...noBrowserState(), isOwnRequest, readKey } };
}

export type VisitorContextParts = Services & { em: SqlEntityManager };

/** The context of work that no request started: it reads what every visitor can read. */
export function createVisitorContext({ em, ...services }: VisitorContextParts): Context {
  return {
    viewer: anonymous,
    em,
    requestId: randomUUID(),
    client: { address: '127.0.0.1', device: 'This server' },
    origin: services.env.PUBLIC_URL,
    browser: noBrowserState(),
    services,
  };
}

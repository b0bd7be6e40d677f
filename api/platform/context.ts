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
  /**
   * The origin of the site, such as `https://example.com`: from PUBLIC_URL, or from the request if PUBLIC_URL is not
   * set.
   */
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

/** What all requests of this server share. */
export interface Services {
  env: Env;
  log: Logger;
  /** The keys that sign and encrypt, the newest first. Older ones only read what they once made. */
  secrets: readonly string[];
  /** The pages of the site. Absent if this process serves none, such as a command. */
  pages?: SitePages;
}

export interface SitePages {
  /** The anchors of the public page at a path. Null if the path has no page. */
  getAnchors(path: string, context: Context): Promise<ReadonlySet<string> | null>;
}

/** Pages that links with a secret open. Most of them are emailed. */
export type LinkPage = 'invitation' | 'preview' | 'reset' | 'request' | 'unsubscribe' | 'verify' | 'withdraw';

export interface Notice {
  /** The form of the page that the notice is about. */
  form: string;
  message: string;
  /** Validation errors by field name. */
  errors: Record<string, string>;
  /** The values that were typed, so that the form shows them again. Never contains a password. */
  values: Record<string, string>;
}

/** Facts about the client from the connection. Headers that the client can write itself do not count. */
export interface Client {
  address: string;
  /** Browser and operating system in a few words, for the owner's list of sessions. */
  device: string;
}

/** Recognizes a browser that has signed in before. */
export interface DeviceHandle {
  /** The id of this browser if it has signed in to the account before; otherwise null. */
  idFor(accountId: string): string | null;
  /** Sets the cookie that identifies the browser from now on. */
  remember(accountId: string): void;
}

/** The part of a /chat conversation that the browser keeps. The questions are in the database. */
export interface ConversationHandle {
  /** The secret of the conversation. Null if the browser has none. */
  token: string | null;
  /** Sets the cookie with the secret of a conversation, for as long as the questions are kept. */
  remember(token: string, keptMs?: number): void;
  forget(): void;
}

/**
 * The part of a session that the browser keeps. The session service owns the rows; this sets and deletes the cookie.
 */
export interface SessionHandle {
  /** The id of the session row of this request. */
  id: string | null;
  /** The viewer of the session. It changes with `adopt` and `drop`. */
  viewer: Viewer;
  /** Sets the cookie of a new session row. */
  adopt(token: string): Promise<void>;
  /** Deletes the cookie. */
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

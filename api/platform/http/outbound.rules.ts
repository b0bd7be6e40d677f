import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Env } from '../env.ts';
import { isPrivateName, isPublicAddress } from './addresses.ts';

/** The hosts that this server can request. */
export interface OutboundRules {
  /** `host` or `host:port` that the operator trusts: any port, unencrypted, also in a private network. */
  allowed: ReadonlySet<string>;
  /** Normalized hosts of the site and the services it uses. Feeds never load from them. */
  own: ReadonlySet<string>;
  /** True if unencrypted http is allowed. */
  http: boolean;
}

/** One error for refused and unanswered requests, so that a client cannot map a network by the messages. */
export class OutboundError extends Error {
  constructor(
    /** Only for the log of the server. */
    readonly detail: string,
    /** The message that clients can see. */
    message = UNREACHABLE,
    /** Why a server whose IP address was allowed did not answer, for people who send something to it. */
    readonly reason?: string,
  ) {
    super(message);
  }
}

const UNREACHABLE = 'No web server on the public internet answered at this URL.';

/** The rules for the URLs of feeds, or for those of webhooks, which every member can enter. */
export function outboundRules(env: Env, purpose: 'feeds' | 'webhooks' = 'feeds'): OutboundRules {
  const { PUBLIC_URL, DATABASE_URL, SMTP_URL, LLM_BASE_URL, STORAGE_URL, BACKUP_URL, RECORDER_URL, CLAMD } = env;
  const urls = [PUBLIC_URL, DATABASE_URL, SMTP_URL, LLM_BASE_URL, STORAGE_URL, BACKUP_URL, RECORDER_URL, CLAMD];
  const hosts = urls.map((url) => (url ? normalizeHost(URL.parse(url)?.hostname ?? '') : '')).filter(Boolean);
  return purpose === 'feeds'
    ? { allowed: new Set(env.FEED_ALLOW_HOSTS), own: new Set(hosts), http: env.FEED_ALLOW_HTTP }
    : { allowed: new Set(env.WEBHOOK_ALLOW_HOSTS), own: new Set(hosts), http: false };
}

/** One spelling for each host: lower case, Punycode, no brackets, no trailing dots. */
export function normalizeHost(hostname: string): string {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');
  // URL keeps the hosts of other schemes than http as they were written, with percent signs.
  return isIP(bare) ? bare : domainToASCII(decodePercent(bare)).replace(/(?<!\.)\.+$/, '') || bare.toLowerCase();
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const isAllowed = ({ allowed }: OutboundRules, { hostname, host }: URL): boolean =>
  allowed.has(hostname) || allowed.has(host);

const STANDARD_PORTS = { 'http:': 80, 'https:': 443 } as const;

/** The error of a URL before any name is resolved. Null if there is none. */
export function findUrlError(url: URL, rules: OutboundRules): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Use a URL that starts with https://';
  if (url.username || url.password) return 'Remove the user name and password from the URL';
  if (isAllowed(rules, url)) return null;
  if (url.protocol === 'http:' && !rules.http) return 'Use a URL that starts with https://';
  if (url.port) return `Use the standard port, ${STANDARD_PORTS[url.protocol]}`;
  const host = normalizeHost(url.hostname);
  const inside = isIP(host) ? !isPublicAddress(host) : isPrivateName(host);
  return inside || rules.own.has(host) ? 'Use a URL on the public internet' : null;
}

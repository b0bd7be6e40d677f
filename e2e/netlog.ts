import { readFile } from 'node:fs/promises';

interface NetLog {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: { host?: string; network_anonymization_key?: string } }[];
}

/** Chromium asks Google about the meaning of form fields. A page cannot prevent that. */
const AUTOFILL = 'https://content-autofill.googleapis.com';

/**
 * The hosts that the pages of a site made Chromium resolve, from Chromium's network log. Preconnects and DNS prefetches
 * appear there but not in request events. The browser's own requests have another key and are excluded.
 *
 * @param site scheme and host name of the pages, without the port
 */
export async function readResolvedHosts(file: string, site: string): Promise<string[]> {
  const { constants, events } = JSON.parse(await readFile(file, 'utf8')) as NetLog;
  const lookup = constants.logEventTypes['HOST_RESOLVER_MANAGER_REQUEST'];
  const hosts = events
    .filter(({ type, params }) => type === lookup && params?.network_anonymization_key?.startsWith(`${site} `))
    .map(({ params }) => params!.host!)
    .filter((host) => host !== AUTOFILL);
  return [...new Set(hosts)];
}

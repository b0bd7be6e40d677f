import { readFile } from 'node:fs/promises';

interface NetLog {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: { host?: string; network_anonymization_key?: string } }[];
}

/** Chromium asks its maker what the fields of a form mean. No page can prevent that. */
const AUTOFILL = 'https://content-autofill.googleapis.com';

/**
 * The hosts that pages of a site made Chromium resolve, from Chromium's own network log. A preconnect or a DNS prefetch
 * appears here and in no request event. What the browser does for itself carries another key and is left out.
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

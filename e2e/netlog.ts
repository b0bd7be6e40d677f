import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

interface LogEvent {
  type: number;
  params?: { host?: string; network_anonymization_key?: string };
}

/** Chromium asks Google about the meaning of form fields. A page cannot prevent that. */
const AUTOFILL = 'https://content-autofill.googleapis.com';

/**
 * The hosts that the pages of a site made Chromium resolve, from Chromium's network log. Preconnects and DNS prefetches
 * appear there but not in request events. The browser's own requests have another key and are excluded. The log has
 * one event per line, and can be too long for one string.
 *
 * @param site scheme and host name of the pages, without the port
 */
export async function readResolvedHosts(file: string, site: string): Promise<string[]> {
  const hosts = new Set<string>();
  let lookup: number | undefined;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    lookup ??= Number(/"HOST_RESOLVER_MANAGER_REQUEST":(\d+)/.exec(line)?.[1] ?? Number.NaN) || undefined;
    if (!line.endsWith(`"type":${lookup}},`) && !line.includes(`"type":${lookup}}]`)) continue;
    const { params } = JSON.parse(line.replace(/(?<=\})(?:,|\].*)$/s, '')) as LogEvent;
    if (params?.host && params.network_anonymization_key?.startsWith(`${site} `)) hosts.add(params.host);
  }
  if (lookup === undefined) throw new Error('The network log does not name its events.');
  hosts.delete(AUTOFILL);
  return [...hosts];
}

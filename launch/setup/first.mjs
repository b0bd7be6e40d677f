import { wait } from './process.mjs';
import { openService } from './service.mjs';

const POLL_MS = 100;
const REPORT_MS = 30_000;

/** The first installation. It can be repeated if it fails. */
export async function installFirst(site, { release, port = '3000', signature }) {
  site.writeFirstSettings(port);
  site.activate(release);
  site.writePortal();
  const service = await openService(site);
  console.log('Starting the site …');
  try {
    await service.start();
  } catch (error) {
    await service.stop().catch(() => undefined);
    throw error;
  }
  site.keepKey(signature);
  site.writeState({ release });
  console.log((await findStartReport(service)).join('\n'));
  console.log((await service.describe()).join('\n'));
  console.log(`Settings: ${site.settings}. Commands: ${site.folder}/portal --help`);
  return 0;
}

/** What the server says a moment after it is ready: its URL, and the password of the first administrator. */
async function findStartReport(service) {
  const end = performance.now() + REPORT_MS;
  let lines = [];
  while (!lines.some((line) => line.startsWith('Data: ')) && performance.now() < end) {
    await wait(POLL_MS);
    lines = (await service.readLog()).split('\n').filter((line) => !line.startsWith('{'));
  }
  // The server says the first password as soon as it is stored, before it is ready.
  const password = lines.findLast((line) => line.startsWith('Admin sign-in'));
  return [...(password ? [password] : []), ...lines.slice(lines.findLastIndex((line) => line.startsWith('Ready: ')))];
}

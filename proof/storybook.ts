import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { projectRoot } from '../api/platform/root.ts';
import type { WatchedBrowser } from './browser.ts';

const folder = path.join(projectRoot, '.cache/storybook');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

function serve(): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname));
    const content = await readFile(file).catch(() => null);
    if (!content) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(content);
  });
}

/** Opens every story of the built Storybook, and the Storybook itself. */
export async function walkStorybook(browser: WatchedBrowser): Promise<number> {
  const server = serve();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story');
  await browser.visit(origin);
  for (const [id] of stories) await browser.show(`${origin}/iframe.html?id=${id}&viewMode=story`);
  server.close();
  server.closeAllConnections();
  return stories.length;
}

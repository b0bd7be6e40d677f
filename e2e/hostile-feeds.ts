import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { HOSTILE } from './hostile.ts';
import { getValues } from './hostile-values.ts';
import { runMutation, runMutations } from './hostile-filling.ts';
import { sendOperation } from './people.ts';
import { expect } from './site.ts';

// Feeds of another site with hostile text in every field.

const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

async function openSource(): Promise<{ url: string; server: Server }> {
  // Remove characters that XML cannot contain.
  const texts = HOSTILE.map((text) => text.replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, ''));
  const item = (text: string, number: number) => `<item><title>${escape(text)}</title>
    <link>https://journal.example/${number}?${encodeURIComponent(text)}</link><guid>${escape(text)}</guid>
    <description>${escape(text)}</description></item>`;
  const rss = (
    from: number,
  ) => `<?xml version="1.0"?><rss version="2.0"><channel><title>${escape(texts[from] ?? '')}</title>
    <link>${escape(texts.find((text) => text.startsWith('javascript:')) ?? '')}</link>
    ${texts
      .slice(from, from + 200)
      .map(item)
      .join('')}</channel></rss>`;
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(rss(url === '/b.xml' ? 200 : 0));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const CREATE = 'mutation ($url: URL!) { createFeed(input: { url: $url }) { feed { id } } }';
const REVIEW =
  'mutation ($ids: [ID!]!) { reviewFeedItems(input: { ids: $ids, status: ACCEPTED }) { feedItems { id } } }';

/** Lets the site read both halves of the feed. Accepts two batches of items and leaves the others pending. */
export async function readFeeds(adminPage: Page): Promise<void> {
  const { url, server } = await openSource();
  try {
    for (const name of ['a.xml', 'b.xml']) await runMutation(adminPage, CREATE, { url: `${url}/${name}` });
    const read = '{ feeds(first: 2) { nodes { lastFetchedAt } } }';
    await expect
      .poll(async () => {
        const { feeds } = await sendOperation<{ feeds: { nodes: { lastFetchedAt: string | null }[] } }>(
          adminPage,
          read,
        );
        return feeds.nodes.filter(({ lastFetchedAt }) => lastFetchedAt).length;
      })
      .toBe(2);
  } finally {
    server.close();
  }
  const pending = '{ feedItems(first: 100, filter: { status: PENDING }) { nodes { id } } }';
  for (let round = 0; round < 2; round += 1) {
    const { feedItems } = await sendOperation<{ feedItems: { nodes: { id: string }[] } }>(adminPage, pending);
    await runMutation(adminPage, REVIEW, { ids: feedItems.nodes.map(({ id }) => id) });
  }
}

/** Paused feeds with titles from an administrator. */
export async function nameFeeds(adminPage: Page): Promise<void> {
  const update = 'mutation ($input: UpdateFeedInput!) { updateFeed(input: $input) { feed { id } } }';
  const titles = getValues('UpdateFeedInput.title');
  const urls = titles.map((_, index) => ({
    url: `http://127.0.0.1:9/${index}.xml?${encodeURIComponent(HOSTILE[index * 3] ?? '')}`,
  }));
  const created = await runMutations<{ createFeed: { feed: { id: string } } }>(adminPage, CREATE, urls);
  const inputs = created.map(({ createFeed }, index) => ({
    input: { id: createFeed.feed.id, title: titles[index]!, isPaused: true },
  }));
  await runMutations(adminPage, update, inputs);
}

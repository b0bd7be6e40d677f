import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { createScanner } from '../api/testing/clamd.ts';
import { startModelServer, toEmbeddings } from '../api/testing/model-server.ts';
import { openS3Rig } from '../api/testing/s3-rig.ts';

// The services that a site can use, as small programs on the loopback interface.

export interface StandIns {
  settings: Record<string, string>;
  feedUrl: string;
  webhookUrl: string;
  counts: () => Record<
    'emails' | 'storedFiles' | 'scannedFiles' | 'modelRequests' | 'feedRequests' | 'webhookDeliveries',
    number
  >;
  close: () => Promise<void>;
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

export async function startStandIns(folder: string): Promise<StandIns> {
  const [files, model, mail, web] = [
    await openS3Rig(),
    await startModelServer(),
    createMailServer(),
    createWebServer(),
  ];
  const scanner = createScanner(path.join(folder, 'clamd.sock'));
  await scanner.start();
  model.embed = (texts, { json }) => json(toEmbeddings(texts.map((text) => embed(text))));
  const [mailPort, webPort] = [await listen(mail.server), await listen(web.server)];
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      STORAGE_URL: files.url,
      BACKUP_URL: files.url,
      BACKUP_PASSPHRASE: 'a passphrase for the proof only',
      CLAMD: scanner.address,
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'stand-in',
      LLM_EMBEDDING_MODEL: 'stand-in',
      FEED_ALLOW_HOSTS: `127.0.0.1:${webPort}`,
      WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${webPort}`,
    },
    feedUrl: `http://127.0.0.1:${webPort}/feed.xml`,
    webhookUrl: `http://127.0.0.1:${webPort}/hook`,
    counts: () => ({
      emails: mail.received(),
      storedFiles: files.files.size,
      scannedFiles: scanner.seen,
      modelRequests: model.requests.length + model.embedded.length,
      ...web.counts,
    }),
    close: async () => {
      for (const { server } of [mail, web]) server.close();
      files.close();
      model.close();
      await scanner.stop();
    },
  };
}

/** Four numbers that depend on the text. */
const embed = (text: string): number[] =>
  [7, 31, 127, 8191].map(
    (prime) => (([...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % prime) + 1) / prime,
  );

/** A mail server that accepts every email. */
function createMailServer(): { server: Server; received: () => number } {
  let received = 0;
  const server = createServer((socket: Socket) => {
    let isBody = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 stand-in');
    createInterface({ input: socket }).on('line', (line) => {
      if (isBody && line !== '.') return;
      if (isBody) received += 1;
      const isData = /^data$/i.test(line) && !isBody;
      isBody = isData;
      if (/^quit/i.test(line)) socket.end('221 bye\r\n');
      else say(isData ? '354 go on' : '250 OK');
    });
  });
  return { server, received: () => received };
}

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbor news</title><link>https://harbor.example/</link>
<item><title>The crane moves again</title><link>https://harbor.example/crane</link><guid>crane</guid><description>After a week.</description></item>
</channel></rss>`;

/** Serves a feed and receives webhooks. */
function createWebServer() {
  const counts = { feedRequests: 0, webhookDeliveries: 0 };
  const server = createHttpServer((request, response) => {
    request.resume();
    if (request.method === 'POST') {
      counts.webhookDeliveries += 1;
      return response.writeHead(204).end();
    }
    counts.feedRequests += 1;
    return response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(FEED);
  });
  return { server, counts };
}

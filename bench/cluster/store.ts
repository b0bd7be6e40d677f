import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findFreePort } from '#api/platform/postgres/postmaster.ts';

/** The package has no types. */
interface Store {
  httpServer: Server;
  run(): Promise<unknown>;
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Store;

/** Starts an S3-compatible store with one bucket. It accepts only requests that are signed with its key. */
export async function startStore(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const directory = path.join(folder, 'store');
  const configureBuckets = [{ name: 'site', configs: [] }];
  const store = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
  await store.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/site?region=us-east-1&tls=false`,
    stop: async () => void store.httpServer.close().closeAllConnections(),
  };
}

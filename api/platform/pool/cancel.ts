import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';

/** What a client knows and the types of pg leave out. */
interface ConnectedClient {
  processID: number | null;
  secretKey: number | Buffer | null;
}

interface UnconnectedClient extends Pick<pg.Client, 'host' | 'port'> {
  ssl: unknown;
  connection: NodeJS.EventEmitter & {
    stream: Duplex;
    connect: (port: number | string, host?: string) => void;
    requestSsl: () => void;
    cancel: (processID: number, secretKey: unknown) => void;
  };
}

const WAIT_MS = 2_000;

/**
 * Asks the server to cancel the statement that runs on the connection of a client. It needs a socket of its own, but not
 * a session, so it also works if the server has no free connection. `pg_cancel_backend` would cancel the statement of
 * another client behind PgBouncer, which does not give the real process to its clients. Resolves when the server closes
 * the socket, which is its answer.
 */
export async function sendCancelRequest(url: string, client: pg.PoolClient): Promise<void> {
  const { processID, secretKey } = client as unknown as ConnectedClient;
  if (!processID || !secretKey) throw new Error('The server did not name its process.');
  const { connection, host, port, ssl } = new pg.Client({ connectionString: url }) as unknown as UnconnectedClient;
  const send = () => connection.cancel(processID, secretKey);
  connection.once('connect', () => (ssl ? connection.requestSsl() : send()));
  connection.once('sslconnect', send);
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
    // Rejects if the connection emits an error.
    await once(connection, 'end', { signal });
  } finally {
    connection.on('error', () => undefined);
    connection.stream.destroy();
  }
}

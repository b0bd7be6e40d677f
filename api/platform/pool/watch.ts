import pg from 'pg';

export interface PoolWatch {
  /** Called once, when the pool cannot provide a connection although the database accepts one. */
  onStuck: () => void;
  stuckMs?: number;
  everyMs?: number;
}

/**
 * Detects that all slots of the pool are lost, for whatever reason: for a minute no client was released and none could
 * be acquired, while a connection outside the pool works. A pool that is only busy releases clients all the time.
 */
export function watchPool(pool: pg.Pool, url: string, { onStuck, stuckMs = 60_000, everyMs = 5_000 }: PoolWatch): void {
  let lastReturn = performance.now();
  pool.on('release', () => (lastReturn = performance.now()));
  const look = async () => {
    if (pool.ending) return;
    // If a client is available, its release updates `lastReturn`.
    await pool.connect().then(
      (client) => client.release(),
      () => undefined,
    );
    const isStuck = performance.now() - lastReturn > stuckMs && (await connectsDirectly(url));
    if (isStuck && !pool.ending) onStuck();
    else schedule();
  };
  const schedule = () => void setTimeout(() => void look(), everyMs).unref();
  schedule();
}

async function connectsDirectly(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

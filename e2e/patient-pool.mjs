import pg from 'pg';

// On a busy machine, a statement, the work between two statements or a new connection can take longer than a server in
// production waits. Connections stay open while a server is idle: a new one plans all its statements again.
const PATIENT = {
  connectionTimeoutMillis: 120_000,
  statement_timeout: 120_000,
  idle_in_transaction_session_timeout: 120_000,
  idleTimeoutMillis: 0,
};
const { Pool } = pg;
pg.Pool = class extends Pool {
  constructor(options) {
    super({ ...options, ...PATIENT });
  }
};

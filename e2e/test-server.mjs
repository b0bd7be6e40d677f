// Loaded into the servers of browser tests before the built server.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

// A real hash takes 0.1 s of CPU, and the tests make hundreds. api/auth/password.test.ts tests the real cost.
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback);
syncBuiltinESMExports();

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

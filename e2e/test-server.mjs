// Loaded into the servers of browser tests before the built server.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import './patient-pool.mjs';

// A real hash takes 0.1 s of CPU, and the tests make hundreds. api/accounts/auth/password.test.ts tests the real cost.
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback);
syncBuiltinESMExports();

// Loaded before the built server. strace slows down each message of the database, so that statements take longer.
import '../e2e/patient-pool.mjs';

// Jobs that run every hour begin at once, so that the proof sees them.
const HOUR_MS = 3_600_000;
const { setTimeout: wait } = globalThis;
globalThis.setTimeout = Object.assign((run, ms, ...args) => wait(run, ms === HOUR_MS ? 2_000 : ms, ...args), wait);

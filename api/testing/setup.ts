// Runs before each test file. The decorators need their metadata store, and network access is blocked: the product
// works offline, so a test that uses the network has found a bug.
import 'reflect-metadata';
import { createRequire } from 'node:module';
import net from 'node:net';
import { afterAll, afterEach, vi } from 'vitest';
import { passwordCost } from '../accounts/auth/password.ts';

// One hash at the production cost takes 0.1 s of CPU, and tests make thousands. password.test.ts tests the production
// cost.
Object.assign(passwordCost, { memory: 64, passes: 1 });

// Pages render with React's production build, as for visitors. The development build takes a quarter more CPU.
loadForProduction(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']);

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/i;

/** The forbidden actions of a test. */
interface Violations {
  attempts: string[];
  warnings: string[];
  environment: NodeJS.ProcessEnv;
}

// Test files share a process, and this module runs once for each of them, so it changes the process only once.
const KEY = Symbol.for('test violations');
const globals = globalThis as unknown as Record<typeof KEY, Violations | undefined>;
const { attempts, warnings, environment } = (globals[KEY] ??= watchProcess());

function watchProcess(): Violations {
  const violations: Violations = { attempts: [], warnings: [], environment: process.env };
  // Node prints it once per process and continues. It reports a statement that did not wait for the previous one.
  process.on('warning', ({ message }) => {
    if (message.includes('client is already executing a query')) violations.warnings.push(message);
  });
  type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket;
  const connect = net.Socket.prototype.connect as Connect;
  net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
    const target = getTarget(args);
    if (target === undefined || LOOPBACK.test(target)) return connect.apply(this, args);
    violations.attempts.push(target);
    // As a failed connection, so that the code under test behaves as it does offline.
    process.nextTick(() => this.destroy(new Error(`Tests have no network: a connection to ${target} was refused`)));
    return this;
  } as typeof net.Socket.prototype.connect;
  return violations;
}

// The code under test can ignore the refusal, so the attempt itself fails the test, and so does a warning.
afterEach(() => {
  const reached = attempts.splice(0);
  if (reached.length > 0) throw new Error(`The test tried to reach the network: ${reached.join(', ')}`);
  const [warning] = warnings.splice(0);
  if (warning) throw new Error(warning);
  // From another object, vi.stubEnv deletes nothing, in this file and in those after it.
  if (process.env !== environment) throw new Error('The test assigned process.env. Use vi.stubEnv instead.');
});
afterAll(() => void vi.unstubAllEnvs());

/**
 * React chooses its build when it is first loaded. NODE_ENV is reset afterward, so that child processes do not inherit
 * it.
 */
function loadForProduction(packages: string[]): void {
  const { NODE_ENV } = process.env;
  const require = createRequire(import.meta.url);
  process.env['NODE_ENV'] = 'production';
  for (const name of packages) require(name);
  process.env['NODE_ENV'] = NODE_ENV ?? 'test';
}

/**
 * The host in the arguments of connect(), in any of its forms. Undefined for a socket path. Node itself passes the
 * normalized array.
 */
function getTarget(args: unknown[]): string | undefined {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string };
    return path ? undefined : (host ?? 'localhost');
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return undefined;
  return typeof args[1] === 'string' ? args[1] : 'localhost';
}

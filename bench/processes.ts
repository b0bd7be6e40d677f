import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A running server with its process id and port. */
export interface Service {
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

interface Command {
  command: string;
  args: string[];
  env?: Record<string, string>;
  port: number;
  cwd?: string;
}

/** Starts a program and resolves when its port is open. Rejects with its output if it exits before. */
export async function start({ command, args, env = {}, port, cwd = ROOT }: Command): Promise<Service> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  process.once('exit', () => child.kill('SIGKILL'));
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isOpen(port)) return { pid: getPid(child), port, stop };
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${command} did not open port ${port}:\n${output}`);
}

function getPid({ pid, spawnfile }: ChildProcess): number {
  if (!pid) throw new Error(`${spawnfile} did not start`);
  return pid;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

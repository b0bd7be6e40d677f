import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { COMMITS } from '#api/database/migrations.ts';
import { ROOT } from '../processes.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The folder of a build of the former release. It is made once, with the packages of this checkout. */
export function buildFormerRelease(): string {
  const commit = COMMITS.before0180;
  const folder = path.join(ROOT, '.cache', `former-${commit.slice(0, 8)}`);
  if (!existsSync(folder)) {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  }
  if (!existsSync(path.join(folder, 'dist/server/server.js')))
    execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

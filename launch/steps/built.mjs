import { buildIfNeeded } from './build.mjs';
import { run } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { getNodeBinary, getToolPath, inRoot } from './project.mjs';

/** Runs a program of the repository after the packages are installed and the site is built. */
export async function main([program, ...args]) {
  await installIfNeeded();
  await buildIfNeeded();
  const { code } = await run(getNodeBinary(), [getToolPath('tsx'), inRoot(program), ...args], { stdio: 'inherit' });
  return code;
}

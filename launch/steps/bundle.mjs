import { buildIfNeeded } from './build.mjs';
import { run } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { getNodeBinary, getToolPath, inRoot } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  await buildIfNeeded();
  const { code } = await run(getNodeBinary(), [getToolPath('tsx'), inRoot('launch', 'bundle', 'run.ts'), ...args], {
    stdio: 'inherit',
  });
  return code;
}

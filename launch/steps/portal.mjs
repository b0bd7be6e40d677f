import { buildIfNeeded } from './build.mjs';
import { run } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, getNodeBinary } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  await buildIfNeeded();
  const program = [inRoot('dist', 'server', 'portal.js'), ...args];
  const { code } = await run(getNodeBinary(), ['--enable-source-maps', '--expose-gc', ...program], {
    stdio: 'inherit',
  });
  return code;
}

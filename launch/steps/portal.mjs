import { buildIfNeeded } from './build.mjs';
import { run } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, nodeBinary } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  await buildIfNeeded();
  const program = [inRoot('dist', 'server', 'portal.js'), ...args];
  const { code } = await run(nodeBinary(), ['--enable-source-maps', ...program], { stdio: 'inherit' });
  return code;
}

import { run } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, nodeBinary } from './project.mjs';

/** The commands are TypeScript and few people wait for them: they run from source, without a build. */
export async function main(args) {
  await installIfNeeded();
  const { code } = await run(nodeBinary(), ['--import', 'tsx', inRoot('api', 'cli', 'portal.ts'), ...args], {
    stdio: 'inherit',
  });
  return code;
}

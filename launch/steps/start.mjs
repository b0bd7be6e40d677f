import { buildIfNeeded } from './build.mjs';
import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, readJson } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  await buildIfNeeded();
  const program = inRoot('dist', 'server', 'server.js');
  // Decision 0099 gives the reasons. NODE_OPTIONS would limit the build, too, which needs more memory.
  const { flags, allocator } = readJson(inRoot('launch', 'server-settings.json'));
  const heap = /^\d+$/.test(process.env.HEAP_MB ?? '') ? [`--max-old-space-size=${process.env.HEAP_MB}`] : [];
  return serve([...flags, ...heap, program, ...args], { ...allocator, ...process.env, NODE_ENV: 'production' });
}

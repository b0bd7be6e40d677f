import { buildIfNeeded } from './build.mjs';
import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, readJson, readSettingsIfThere } from './project.mjs';

export async function main(args, env = {}) {
  await installIfNeeded();
  await buildIfNeeded();
  const program = inRoot('dist', 'server', 'server.js');
  // Decision 0099 gives the reasons. NODE_OPTIONS would limit the build, too, which needs more memory.
  const { flags, allocator } = readJson(inRoot('launch', 'server-settings.json'));
  const heapMb = readHeapMb(process.env, readSettingsIfThere(inRoot('.env')));
  const heap = heapMb ? [`--max-old-space-size=${heapMb}`] : [];
  return serve([...flags, ...heap, program, ...args], {
    ...allocator,
    ...process.env,
    NODE_ENV: 'production',
    ...env,
  });
}

/** The server itself rejects a value that is not a number. Old versions of Node cannot parse `.env` themselves. */
export function readHeapMb({ HEAP_MB }, envFile = '') {
  const inFile = /^\s*(?:export\s+)?HEAP_MB\s*=\s*["']?(\d+)/m.exec(envFile)?.[1];
  return /^\d+$/.exec(HEAP_MB || inFile || '')?.[0];
}

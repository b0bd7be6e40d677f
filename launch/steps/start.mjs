import { buildIfNeeded } from './build.mjs';
import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, readJson } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  await buildIfNeeded();
  const program = inRoot('dist', 'server', 'server.js');
  // Decision 0099 gives the reasons. Settings of the machine win, such as a heap limit in NODE_OPTIONS.
  const { flags, allocator } = readJson(inRoot('launch', 'server-settings.json'));
  const given = process.env.NODE_OPTIONS ?? '';
  const missing = flags.filter((flag) => !given.includes(flag.split('=')[0]));
  return serve([...missing, program, ...args], { ...allocator, ...process.env, NODE_ENV: 'production' });
}

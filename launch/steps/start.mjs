import { buildIfNeeded } from './build.mjs';
import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  await buildIfNeeded();
  return serve(['--enable-source-maps', inRoot('dist', 'server', 'server.js'), ...args], { NODE_ENV: 'production' });
}

import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot, tool } from './project.mjs';

export async function main(args) {
  await installIfNeeded();
  // web/ is not watched: the server holds Vite, which reloads the browser's half without a restart.
  const watch = ['watch', '--clear-screen=false', '--exclude', './web/**', inRoot('api', 'server.ts')];
  return serve([tool('tsx'), ...watch, ...args], { NODE_ENV: 'development' });
}

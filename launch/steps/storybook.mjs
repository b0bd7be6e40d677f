import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { tool } from './project.mjs';

// Uses serve() because npm sends SIGTERM only to its shell, which would end without stopping Storybook.
export async function main(args) {
  await installIfNeeded();
  return serve([tool('storybook'), 'dev', '-p', '6006', '--no-open', '--disable-telemetry', ...args], {});
}

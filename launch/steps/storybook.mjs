import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { tool } from './project.mjs';

// Through serve(), because npm passes SIGTERM to a shell that ends without Storybook.
export async function main(args) {
  await installIfNeeded();
  return serve([tool('storybook'), 'dev', '-p', '6006', '--no-open', '--disable-telemetry', ...args], {});
}

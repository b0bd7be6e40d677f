import { serve } from './child.mjs';
import { installIfNeeded } from './install.mjs';
import { getToolPath } from './project.mjs';

// Through serve(), because npm sends SIGTERM to a shell, which ends without Storybook.
export async function main(args) {
  await installIfNeeded();
  return serve([getToolPath('storybook'), 'dev', '-p', '6006', '--no-open', '--disable-telemetry', ...args], {});
}

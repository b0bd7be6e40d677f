// npm run bundle: makes an archive for each processor that installs the site on a machine without a network.
import { runStep } from './run-step.mjs';

runStep(() =>
  import('./steps/built.mjs').then(({ createBuiltStep }) => createBuiltStep(['launch', 'bundle', 'run.ts'])),
);

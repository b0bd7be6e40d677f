// npm run bundle: makes an archive for each processor that installs the site on a machine without a network.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/bundle.mjs'));

// npm test: every test, with a browser that is installed if there is none.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/test.mjs'));

// npm run check: the checks that run before the tests.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/check.mjs'));

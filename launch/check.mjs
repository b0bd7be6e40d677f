// npm run check: the checks that run before the tests.
import { runStep } from './guard.mjs';

runStep(() => import('./steps/check.mjs'));

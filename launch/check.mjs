// npm run check: the checks that run before the tests.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/check.mjs'));

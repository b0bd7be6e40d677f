// npm run check: the static checks that must pass before the tests run.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/check.mjs'));

// npm run check: what must hold before the tests are worth running.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/check.mjs'));

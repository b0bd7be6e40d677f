// npm test: runs all tests. Downloads a browser if the machine has none.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/test.mjs'));

// npm test: every test, with a browser that is installed if there is none.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/test.mjs'));

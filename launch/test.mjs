// npm test: every test, with a browser brought along if there is none.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/test.mjs'));

// npm run build: builds the client and the server into dist/.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/build.mjs'));

// npm run build: builds the client and the server into dist/.
import { runStep } from './guard.mjs';

runStep(() => import('./steps/build.mjs'));

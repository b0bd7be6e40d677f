// npm run build: builds the client and the server into dist/.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/build.mjs'));

// npm run dev: runs the server from source and restarts it on changes.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/dev.mjs'));

// npm start: installs packages and builds if something changed, then starts the server.
import { runStep } from './run-step.mjs';

runStep(() => import('./steps/start.mjs'));

// npm start: installs packages and builds if something changed, then starts the server.
import { runStep } from './guard.mjs';

runStep(() => import('./steps/start.mjs'));

// npm start: installs packages and builds if something changed, then starts the server.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/start.mjs'));

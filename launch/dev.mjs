// npm run dev: runs the server from source and restarts it on changes.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/dev.mjs'));

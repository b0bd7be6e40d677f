// npm run dev: the server from source, restarted on change.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/dev.mjs'));

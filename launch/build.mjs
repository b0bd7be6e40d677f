// npm run build: the browser's files and the server, into dist/.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/build.mjs'));

#!/usr/bin/env node
// npx portal …: the commands of operators beside the running site.
import { guarded } from './guard.mjs';

guarded(() => import('./steps/portal.mjs'));

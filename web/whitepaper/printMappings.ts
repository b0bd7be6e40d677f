// A build step (launch/steps/build.mjs) that writes the framework mappings, as CSV and PDF, to the given folder. Run it
// from the project's root.
import fs from 'node:fs';
import path from 'node:path';
import { formatMappings } from '../pages/site/trust/mappings.ts';
import { printMappings } from './mappings.ts';

const [, , folder = 'dist/client/trust'] = process.argv;
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, 'mappings.csv'), formatMappings());
fs.writeFileSync(path.join(folder, 'mappings.pdf'), await printMappings());

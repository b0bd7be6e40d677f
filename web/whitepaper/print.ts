// A build step (launch/steps/build.mjs) that writes the whitepaper and the framework mappings to the folder of a build. Run it
// from the project's root.
import fs from 'node:fs';
import path from 'node:path';
import { formatMappings } from '../pages/site/trust/mappings.ts';
import { printMappings } from './mappings.ts';
import { printWhitepaper } from './whitepaper.tsx';

const [, , folder = 'dist'] = process.argv;
const files = {
  'whitepaper/whitepaper.pdf': await printWhitepaper(),
  'client/trust/mappings.csv': formatMappings(),
  'client/trust/mappings.pdf': await printMappings(),
};
for (const [name, content] of Object.entries(files)) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

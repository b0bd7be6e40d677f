import fs from 'node:fs';
import { readPageText } from '../api/reading/render.ts';
import { openable } from '../api/testing/pdf-files.ts';
for (const f of process.argv.slice(2)) { const b = new Uint8Array(fs.readFileSync(f)); console.log('==', f);
 console.log(await readPageText(openable(b), 1)); }
process.exit(0);

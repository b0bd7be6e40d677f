// A build step (launch/steps/build.mjs) that writes the whitepaper to the given file. Run it from the project's root.
import fs from 'node:fs';
import path from 'node:path';
import { printWhitepaper } from './whitepaper.tsx';

const [, , file = 'dist/whitepaper/whitepaper.pdf'] = process.argv;
const bytes = await printWhitepaper();
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, bytes);

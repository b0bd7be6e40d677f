// A step of the build (launch/steps/build.mjs), run from the project's root: writes the whitepaper into the file named.
import fs from 'node:fs';
import path from 'node:path';
import { printWhitepaper } from './whitepaper.tsx';

const [, , file = 'dist/whitepaper/whitepaper.pdf'] = process.argv;
const bytes = await printWhitepaper();
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, bytes);

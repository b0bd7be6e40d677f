import fs from 'node:fs';
import { inRoot } from './project.mjs';

// The Dockerfile says what a production install consists of. The bundle and the tests read it there.

/**
 * @returns {string[][]} the instructions of each build stage, one per line: `build`, `packages`, and the image itself
 */
export const readStages = () =>
  fs
    .readFileSync(inRoot('Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split(/^FROM .*$/m)
    .slice(1)
    .map((stage) => stage.split('\n').filter((line) => line && !line.startsWith('#')));

/** @returns {string[]} the arguments of each instruction with this name */
export const getArguments = (stage, instruction) =>
  stage.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

/** Copies what a stage copies from the repository into a folder. */
export function copyFiles(stage, folder) {
  for (const line of getArguments(stage, 'COPY').filter((args) => !args.startsWith('--from='))) {
    const names = line.split(' ');
    const target = names.pop();
    for (const name of names)
      fs.cpSync(inRoot(name), `${folder}/${target === './' ? name : target}`, { recursive: true });
  }
}

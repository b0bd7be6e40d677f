import fs from 'node:fs';
import path from 'node:path';
import { readNodeOutput } from './child.mjs';
import { inRoot, readIfThere, getToolPath } from './project.mjs';

const FOLDER = inRoot('graphql', 'generated');

/** Generates the files, compares them, and restores the old ones: a check changes nothing. */
export async function checkGeneratedFiles() {
  const before = readContents();
  try {
    const { code, output } = await readNodeOutput([
      getToolPath('graphql-codegen', '@graphql-codegen/cli'),
      '--config',
      'codegen.ts',
    ]);
    if (code !== 0) return { code, output };
    const after = readContents();
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const stale = names.filter((name) => before.get(name) !== after.get(name));
    return { code: stale.length, output: stale.map((name) => `graphql/generated/${name} is stale`).join('\n') };
  } finally {
    restore(before);
  }
}

function readContents() {
  if (!fs.existsSync(FOLDER)) return new Map();
  return new Map(fs.readdirSync(FOLDER).map((name) => [name, readIfThere(path.join(FOLDER, name))]));
}

function restore(before) {
  for (const [name, text] of readContents()) {
    if (!before.has(name)) fs.rmSync(path.join(FOLDER, name));
    else if (before.get(name) !== text) fs.writeFileSync(path.join(FOLDER, name), before.get(name));
  }
}

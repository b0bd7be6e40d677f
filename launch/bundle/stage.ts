import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#api/platform/root.ts';

// The files of a production install for one platform, as the Dockerfile describes it, with Node and PostgreSQL.

interface Dockerfile {
  readStages: () => string[][];
  getArguments: (stage: string[], instruction: string) => string[];
  copyFiles: (stage: string[], folder: string) => void;
}
interface Install {
  runNpm: (args: string[]) => Promise<{ code: number; output: string }>;
  getErrorSentence: (output: string) => string;
}

const { readStages, getArguments, copyFiles } = (await import('../steps/dockerfile.mjs' as string)) as Dockerfile;
const { runNpm, getErrorSentence } = (await import('../steps/install.mjs' as string)) as Install;

export const PLATFORMS = ['linux-x64', 'linux-arm64'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** A failure whose message is enough for its reader. */
export class BundleError extends Error {}

/** Files of the package of Node that a server does not need: headers, manuals and the list of changes. */
const NOT_NEEDED = ['include', 'share', 'CHANGELOG.md', 'README.md'];

/** For the operator, who has no repository: the manual leads to these files. */
const REFERENCES = ['README.md', 'CHANGELOG.md', '.env.example'];

/** Writes the files into a folder, which is emptied first. Needs the build, and a network for packages of another platform. */
export async function stage(platform: Platform, folder: string): Promise<void> {
  if (!existsSync(path.join(projectRoot, 'dist/server/server.js')))
    throw new BundleError('There is no build. Run npm run build first.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [, packages = [], image = []] = readStages();
  copyFiles(packages, folder);
  await installPackages(packages, platform, folder);
  copyFiles(image, folder);
  for (const name of ['dist', ...REFERENCES])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  for (const name of NOT_NEEDED)
    rmSync(path.join(folder, 'node_modules', `node-${platform}`, name), { recursive: true, force: true });
}

async function installPackages(packages: string[], platform: Platform, folder: string): Promise<void> {
  // The first command installs. Those after it remove Node and PostgreSQL, which a bundle needs.
  const [npm, ...command] = getArguments(packages, 'RUN')[0]!.split(' ');
  if (npm !== 'npm') throw new BundleError('The first command of the stage "packages" in the Dockerfile is not npm.');
  const [os, cpu] = platform.split('-') as [string, string];
  const flags = [`--os=${os}`, `--cpu=${cpu}`, '--libc=glibc', '--prefer-offline', '--ignore-scripts'];
  const { code, output } = await runNpm([...command, ...flags, '--loglevel=error', '--prefix', folder]);
  if (code !== 0) throw new BundleError(getErrorSentence(output));
}

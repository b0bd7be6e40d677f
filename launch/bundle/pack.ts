import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SIGNATURE_FILE_NAME, SUMS_FILE_NAME, writeSignature, writeSums } from '#api/operation/bundles/bundle.file.ts';
import { projectRoot } from '#api/platform/root.ts';
import type { Platform } from './stage.ts';

interface Licenses {
  describeLicenses: (folder: string) => string;
  selectComponents: (bill: unknown, packages: unknown) => unknown;
}

const { describeLicenses, selectComponents } = (await import('../steps/licenses.mjs' as string)) as Licenses;

interface PackOptions {
  platform: Platform;
  /** The folder that `stage` has filled. */
  app: string;
  /** Receives the archive. */
  target: string;
  key: KeyObject;
  /** The time of all files of the archive, in seconds, so that the same files make the same archive. */
  time: number;
}

/** Packs staged files into one archive with checksums and a signature. Returns the path of the archive. */
export async function pack({ platform, app, target, key, time }: PackOptions): Promise<string> {
  const { name, version } = readJson(path.join(app, 'package.json')) as { name: string; version: string };
  const title = `${name}-${version}-${platform}`;
  const folder = path.join(target, title);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  tar(['--use-compress-program=gzip -n', '--directory', app, '.'], path.join(folder, 'app.tar.gz'), time);
  copyFileSync(path.join(projectRoot, 'launch/bundle/install.sh'), path.join(folder, 'install.sh'));
  chmodSync(path.join(folder, 'install.sh'), 0o755);
  copyFileSync(path.join(app, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'NOTICES.txt'), describeLicenses(app));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), describeMaterials(app));
  const names = ['LICENSE', 'NOTICES.txt', 'app.tar.gz', 'install.sh', 'sbom.cdx.json'];
  const sums = await writeSums(folder, `${name} ${version} ${platform}`, names);
  writeFileSync(path.join(folder, SUMS_FILE_NAME), sums);
  writeFileSync(path.join(folder, SIGNATURE_FILE_NAME), writeSignature(key, sums));
  // Not compressed again, so that a damaged file is found by its checksum and not by tar.
  const archive = `${folder}.tar`;
  tar(['--directory', target, title], archive, time);
  rmSync(folder, { recursive: true });
  return archive;
}

function tar(args: string[], file: string, time: number): void {
  if (existsSync(file)) rmSync(file);
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
  const order = ['--sort=name', `--mtime=@${time}`];
  execFileSync('tar', ['--create', '--file', file, ...owner, ...order, ...args], { stdio: 'inherit' });
}

/** The bill of the build names packages of all platforms. A bundle contains those of one. */
function describeMaterials(app: string): string {
  const bill = readJson(path.join(app, 'dist/client/sbom.cdx.json'));
  const { packages } = readJson(path.join(app, 'node_modules/.package-lock.json')) as { packages: unknown };
  return `${JSON.stringify(selectComponents(bill, packages), null, 2)}\n`;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

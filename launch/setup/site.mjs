import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readJson, readSettingsIfThere, writeFile } from '../steps/project.mjs';
import { runIn } from './process.mjs';

/**
 * The folder of an installed site. `releases` has one folder for each version, and the link `current` leads to the one
 * that runs. Settings and data are beside them and survive an upgrade.
 */
export class Site {
  constructor(folder) {
    this.folder = folder;
    this.current = path.join(folder, 'current');
    this.settings = path.join(folder, '.env');
    this.stateFile = path.join(folder, 'installation.json');
  }

  getRelease(name) {
    return path.join(this.folder, 'releases', name);
  }

  /** What is installed: `release`, `previous`, `backup`, and the `pending` upgrade. Undefined before the first time. */
  readState() {
    return fs.existsSync(this.stateFile) ? readJson(this.stateFile) : undefined;
  }

  writeState(state) {
    replaceFile(this.stateFile, `${JSON.stringify(state, null, 2)}\n`);
  }

  /** The release to which the link leads. */
  readCurrent() {
    return fs.existsSync(this.current) ? path.basename(fs.readlinkSync(this.current)) : undefined;
  }

  activate(release) {
    linkSettings(this.getRelease(release));
    const draft = `${this.current}.new`;
    fs.rmSync(draft, { force: true });
    fs.symlinkSync(path.join('releases', release), draft);
    fs.renameSync(draft, this.current);
  }

  hasSettings() {
    return fs.existsSync(this.settings);
  }

  readSettings() {
    return parseEnv(readSettingsIfThere(this.settings) ?? '');
  }

  writeFirstSettings(port) {
    if (this.hasSettings()) return;
    const text = describeSettings(port, path.join(this.folder, 'data'));
    fs.writeFileSync(this.settings, text, { mode: 0o600, flag: 'wx' });
  }

  /** A script for the commands of operators, because the machine has no npx. */
  writePortal() {
    const file = path.join(this.folder, 'portal');
    writeFile(file, `#!/bin/sh\nexec ${toPortal(this.current).join(' ')} "$@"\n`);
    fs.chmodSync(file, 0o755);
  }

  /** Later bundles must be signed by the same key. */
  keepKey(signature) {
    replaceFile(path.join(this.folder, 'key'), `${readJson(signature).fingerprint}\n`);
  }

  /** Runs a command of operators of one release. */
  runPortal(release, args) {
    const [node, ...rest] = toPortal(this.getRelease(release));
    return runIn(this.getRelease(release), node, [...rest, ...args]);
  }

  makeBackupPath(release) {
    const folder = path.join(this.folder, 'backups');
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
    return path.join(folder, `${time}-before-${release}.tar.gz.age`);
  }

  removeReleasesExcept(names) {
    for (const name of fs.readdirSync(this.getRelease('')))
      if (!names.includes(name)) fs.rmSync(this.getRelease(name), { recursive: true, force: true });
  }
}

const toPortal = (folder) => [
  path.join(folder, 'node_modules', '.bin', 'node'),
  path.join(folder, 'launch', 'portal.mjs'),
];

/** All releases read the same settings. */
function linkSettings(release) {
  const link = path.join(release, '.env');
  if (!fs.existsSync(link)) fs.symlinkSync(path.join('..', '..', '.env'), link);
}

const describeSettings = (
  port,
  data,
) => `# The settings of the site. current/docs/operate/settings.md explains them, and current/.env.example lists all.
PORT=${port}
DATA_DIR=${data}
# Encrypts backups. Keep a copy on another machine: without it, nobody can read them.
BACKUP_PASSPHRASE=${randomBytes(24).toString('base64url')}
`;

/** A crash leaves either the old or the new file. */
function replaceFile(file, text) {
  writeFile(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, explain } from './binaries.ts';
import { asOrdinaryUser, type Host } from './host.ts';

/** The paths of one embedded database, all inside the data folder. */
export interface Cluster {
  /** The folder of Postgres. */
  dir: string;
  /** The output of Postgres since its last start. */
  log: string;
  password: string;
}

export const OWNER = 'app';

interface Creation {
  initdb: string;
  host: Host;
  durable: boolean;
  onCreate(): void;
}

/** True if a data folder contains an embedded database. */
export const hasCluster = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'));

/** Opens the database in the data folder, or creates it there completely or not at all. */
export async function openCluster(dataDir: string, creation: Creation): Promise<Cluster> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const dir = path.join(fs.realpathSync(dataDir), 'postgres');
  const exists = fs.existsSync(path.join(dir, 'PG_VERSION'));
  const secret = `${dir}.password`;
  if (exists && !fs.existsSync(secret)) {
    throw new EmbeddedPostgresError(`The database's password file ${secret} is missing: put it back from a backup.`);
  }
  const cluster = { dir, log: `${dir}.log`, password: ensurePassword(secret) };
  if (!exists) await create(cluster, secret, creation);
  return cluster;
}

/** Created beside its place and then renamed, so that a killed start leaves no incomplete database. */
async function create(cluster: Cluster, secret: string, { initdb, host, durable, onCreate }: Creation): Promise<void> {
  onCreate();
  const draft = `${cluster.dir}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', OWNER, '--auth=scram-sha-256', `--pwfile=${secret}`];
  const args = ['-D', draft, ...access, ...locale, ...(durable ? [] : ['--no-sync'])];
  const { code, output } = await run(...asOrdinaryUser(host, initdb, args));
  if (code !== 0) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw explain('creating the database', cluster.dir, output);
  }
  fs.renameSync(draft, cluster.dir);
}

function ensurePassword(file: string): string {
  if (!fs.existsSync(file)) {
    const draft = `${file}.new`;
    fs.writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    fs.renameSync(draft, file);
  }
  return fs.readFileSync(file, 'utf8').trim();
}

function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

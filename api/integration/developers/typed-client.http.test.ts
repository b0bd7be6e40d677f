import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { scalarTypes } from '#graphql/examples/client-habits.ts';
import { codegenConfig, installCodegen, persistedPreset, typedClient } from '#graphql/examples/typed-client.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { readEnv } from '#api/platform/env.ts';
import { PersistedDocuments } from '#api/platform/graphql/persisted-documents.ts';
import { toDocumentId } from '#api/platform/graphql/persisted-documents.file.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

// Follows the section about a typed client on /developers, with the packages of this repository.
const { site, second, holder } = useTokenSite();
const run = promisify(execFile);
const tool = (name: string) => path.resolve('node_modules/.bin', name);

/** Calls that the compiler must refuse: it reports each expected error that does not exist. */
const WRONG = `
import { articlePage, send } from './categories';
// @ts-expect-error: the variable is a number.
void send(articlePage, { first: 'two' });
// @ts-expect-error: the operation does not select this field.
void send(articlePage, { first: 2 }).then(({ articles }) => articles.nodes[0]?.summary);
`;
const COMPILER = [
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--types',
  'node',
];

it(
  'a client generated from /schema.graphql rejects wrong calls by its types, reads all articles, and has documents that can be persisted',
  { tags: ['all'] },
  async () => {
    const em = site.em();
    const articles = [1, 2, 3].map((i) => makeArticle(em, { title: `Typed ${i}`, status: ArticleStatus.PUBLISHED }));
    await em.flush();
    const { secret } = await holder(['CONTENT_READ']);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'typed-client-'));
    const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
    try {
      await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
      await write('codegen.ts', codegenConfig);
      await write('categories.ts', typedClient);
      await write('wrong.ts', WRONG);
      const options = { cwd: folder, env: { PATH: process.env['PATH']!, HOME: folder, SITE: second(), TOKEN: secret } };
      const isOffline = (line: string) => !line.startsWith('npm install ');
      await run('bash', ['-ec', installCodegen.split('\n').filter(isOffline).join('\n')], options);
      const generate = async () => {
        await run(tool('graphql-codegen'), [], options);
        await run(tool('tsc'), [...COMPILER, '--moduleResolution', 'bundler', 'categories.ts', 'wrong.ts'], options);
      };
      await generate();
      const { stdout } = await run(tool('tsx'), ['categories.ts'], options);
      for (const { title } of articles) expect(stdout).toContain(`${title} | `);
      await write('codegen.ts', codegenConfig.replace(/presetConfig: .*\n/, persistedPreset));
      await generate();
      const file = path.join(folder, 'gql/persisted-documents.json');
      const [text] = Object.values(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
      const documents = new PersistedDocuments(readEnv({ PERSISTED_DOCUMENTS: file }));
      expect(documents.read(toDocumentId(text!))).toContain('query ArticlePage');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

// Needs a network for the generators, and a compiler of Java.
it(
  'the types that the guide names for scalars compile in Java and are all known in Kotlin',
  { tags: ['drill'] },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'other-languages-'));
    const plain = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST)/.test(name));
    const options = { cwd: folder, env: Object.fromEntries(plain), maxBuffer: 2 ** 26 };
    try {
      const toTarget = (plugin: string, types: [name: string, type: string][]) => ({
        plugins: [plugin],
        config: { package: 'client', scalars: Object.fromEntries(types) },
      });
      const config = {
        schema: path.resolve('graphql/schema.graphql'),
        generates: {
          'Types.kt': toTarget(
            'kotlin',
            scalarTypes.map(([name, , kotlin]) => [name, kotlin]),
          ),
          'Types.java': toTarget(
            'java',
            scalarTypes.map(([name, , , java]) => [name, java]),
          ),
        },
      };
      await writeFile(path.join(folder, 'codegen.json'), JSON.stringify(config));
      await run('npm', ['init', '--yes'], options);
      const packages = ['cli@7.4.3', 'kotlin@4.0.1', 'java@5.0.1'].map((name) => `@graphql-codegen/${name}`);
      await run('npm', ['install', ...packages, 'graphql@16'], options);
      await run('npx', ['graphql-codegen', '--config', 'codegen.json'], options);
      await run('javac', ['-d', 'classes', 'Types.java'], options);
      // The generator writes this type for a scalar that it does not know.
      expect(await readFile(path.join(folder, 'Types.kt'), 'utf8')).not.toMatch(/[:<] ?any\b/);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

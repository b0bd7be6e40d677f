import { expect, test } from 'vitest';
import { findCycles } from './import-cycles.ts';
import { findUnusedHooks, findErrors } from './import-rules.ts';
import { readSource } from './source.ts';

const checkText = (file: string, text: string) => findErrors(readSource(file, text));

test.each([
  ['a page that imports the server', 'web/pages/site/HomePage.tsx', `import { x } from '#api/env.ts';`],
  ['a lazy import of the server', 'web/routes.tsx', `export const a = () => import('../api/env.ts');`],
  ['a type taken from the server', 'web/app/apollo.ts', `import type { X } from '#api/env.ts';`],
  ['a type expression that imports the server', 'web/app/apollo.ts', `export type X = import('#api/env.ts').X;`],
  [
    'a resolver that imports the site',
    'api/content/articles/article.resolver.ts',
    `import { x } from '#web/paths.ts';`,
  ],
  ['a noun outside of the areas', 'api/billing/invoice.service.ts', `export const x = 1;`],
  ['a file directly in an area', 'api/content/thing.ts', `export const x = 1;`],
  ['a shared page that imports an area', 'web/pages/shared.ts', `import { x } from './admin/A.tsx';`],
  ['a path of several folders up', 'web/ui/A.tsx', `import { x } from '../../graphql/any.ts';`],
  [
    'a renderer that imports more than web/app/server.tsx',
    'api/platform/http/pages.ts',
    `import { x } from '#web/app/App.tsx';`,
  ],
  ['a file of graphql/ that imports web', 'graphql/limits.ts', `import { x } from '../web/site.ts';`],
  ['a component that uses a hook', 'web/ui/A.tsx', `import { useArticleQuery } from '#graphql/generated/site.ts';`],
  ['a component that imports a page', 'web/ui/A.tsx', `import { x } from '../pages/site/HomePage.tsx';`],
  ['an admin page in the portal', 'web/pages/portal/A.tsx', `import { x } from '../admin/B.tsx';`],
  [
    'a file of the platform that imports a noun',
    'api/platform/orm.ts',
    `import { Article } from '../content/articles/article.entity.ts';`,
  ],
  [
    'a file of the platform that imports all nouns',
    'api/platform/orm.ts',
    `import { entities } from '../features.ts';`,
  ],
  [
    'a noun using the resolver of another',
    'api/content/search/search.service.ts',
    `import { x } from '../articles/article.resolver.ts';`,
  ],
  ['a resolver that uses em', 'api/content/articles/article.resolver.ts', `export const f = (ctx) => ctx.em.flush();`],
  ['a resolver that takes em out', 'api/content/articles/article.resolver.ts', `export const f = ({ em }) => em;`],
  [
    'an input that takes an EntityManager',
    'api/content/articles/article.input.ts',
    `import type { EntityManager } from '@mikro-orm/core';`,
  ],
  ['a policy that reads files', 'api/content/articles/article.policy.ts', `import fs from 'node:fs';`],
  [
    'a policy that calls a service',
    'api/content/articles/article.policy.ts',
    `import { x } from './article.service.ts';`,
  ],
  [
    'a generic component that imports a component of the public pages',
    'web/ui/A.tsx',
    `import { x } from '../site/B.tsx';`,
  ],
  ['a public component that imports the portal', 'web/site/A.tsx', `import { x } from '../portal/B.tsx';`],
  [
    'a page that reads any query parameter',
    'web/pages/site/A.tsx',
    `import { useSearchParams } from 'react-router-dom';`,
  ],
  [
    'a page that sends an operation through the client',
    'web/pages/site/A.tsx',
    `export const f = (client) => client.mutate({});`,
  ],
  [
    'a page that sends an operation through the browser client',
    'web/pages/site/A.tsx',
    `export const f = () => browserClient().query({});`,
  ],
  ['a page that imports a document', 'web/pages/site/A.tsx', `import { XDocument } from '#graphql/generated/site.ts';`],
  ['a star barrel', 'web/ui/all.ts', `export * from './A.tsx'; export const x = 1;`],
  ['a file of re-exports', 'web/ui/all.ts', `export { A } from './A.tsx'; export { B } from './B.tsx';`],
  ['a page that imports the ORM', 'web/pages/site/A.tsx', `import { EntityManager } from '@mikro-orm/core';`],
  ['a component that imports the client', 'web/list/A.tsx', `import { useQuery } from '@apollo/client/react';`],
  ['a service that imports React', 'api/content/articles/article.service.ts', `import { useState } from 'react';`],
  ['a page with the form of Formik', 'web/pages/site/A.tsx', `import { Form } from 'formik';`],
  ['a folder without a meaning', 'web/utils/dates.ts', `export const x = 1;`],
])('%s is reported with the alternative', (_case, file, text) => {
  const errors = checkText(file, text);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(new RegExp(`^${file}: .*\\. \\S+`));
});

test.each([
  [
    'the renderer importing the site',
    'api/platform/http/pages.ts',
    `export const f = () => import('#web/app/server.tsx');`,
  ],
  ['a component with a generated type', 'web/ui/A.tsx', `import type { X } from '#graphql/generated/site.ts';`],
  ['a page with a hook', 'web/pages/site/A.tsx', `import { useXQuery } from '#graphql/generated/site.ts';`],
  [
    'a noun with the service of another',
    'api/content/search/search.service.ts',
    `import { x } from '../articles/article.service.ts';`,
  ],
  ['a service with em', 'api/content/articles/article.writing.service.ts', `export const f = ({ em }) => em.flush();`],
  ['markup called em', 'web/ui/A.tsx', `export const A = () => <em>{'x'}</em>;`],
  [
    'a policy with a type of the platform',
    'api/content/articles/article.policy.ts',
    `import type { Viewer } from '#api/platform/viewer.ts';`,
  ],
])('%s is not reported', (_case, file, text) => {
  expect(checkText(file, text)).toEqual([]);
});

test('the error for a file that does not parse names the file', () => {
  expect(() => readSource('api/broken.ts', 'export const = 1;')).toThrow(/^api\/broken\.ts does not parse/);
});

const getCycles = (files: Record<string, string>) =>
  findCycles(Object.entries(files).map(([file, text]) => readSource(file, text)));

test('two files that import each other are reported, even if one imports only a type', () => {
  const files = {
    'api/content/feeds/a.ts': `import { b } from './b.ts';`,
    'api/content/feeds/b.ts': `import type { A } from './a.ts';`,
    'api/content/feeds/c.ts': `import { b } from './b.ts';`,
  };
  expect(getCycles(files)).toEqual([
    expect.stringContaining('api/content/feeds/a.ts, api/content/feeds/b.ts: these files'),
  ]);
});

test('two topics that import each other are reported with an import of each direction', () => {
  const files = {
    'api/a/a.service.ts': `import { b } from '../b/b.entity.ts';`,
    'api/a/a.entity.ts': 'export const a = 1;',
    'api/b/b.service.ts': `import { a } from '../a/a.entity.ts';`,
    'api/b/b.entity.ts': 'export const b = 1;',
    'api/entities.ts': `import { a } from './a/a.entity.ts'; import { b } from './b/b.entity.ts';`,
  };
  const [cycle, ...otherCycles] = getCycles(files);
  expect(otherCycles).toEqual([]);
  expect(cycle).toContain('api/a, api/b: these folders');
  expect(cycle).toContain('api/b → api/a: 1, such as api/b/b.service.ts imports api/a/a.entity.ts');
});

test('folders that depend on each other in one direction are not reported', () => {
  const files = {
    'web/pages/admin/a/A.tsx': `import { b } from '../../../ui/b.ts';`,
    'web/pages/admin/Layout.tsx': `import { b } from './a/A.tsx';`,
    'web/ui/b.ts': `import { c } from '../runtime/c.ts';`,
    'web/runtime/c.ts': 'export const c = 1;',
  };
  expect(getCycles(files)).toEqual([]);
});

test('a generated hook that no page imports is reported', () => {
  const generated = readSource(
    'graphql/generated/a.ts',
    'export const useXQuery = () => 1; export const XDocument = 1;',
  );
  const page = readSource('web/pages/A.tsx', `import { useXQuery } from '#graphql/generated/a.ts';`);
  const story = readSource('stories/A.tsx', `import { useXQuery } from '../graphql/generated/a.ts';`);
  expect(findUnusedHooks([generated, page])).toEqual([]);
  expect(findUnusedHooks([generated, story])).toHaveLength(1);
});

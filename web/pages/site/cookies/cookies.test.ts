import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { page } from '#content/pages/cookies.mdx';

const root = path.resolve(import.meta.dirname, '../../../..');
const named = (page['cookies'] as readonly (readonly string[])[]).flatMap(([name = '']) =>
  name.replaceAll('…', '').split(/, | or /),
);

/** The sources of a folder that match, by path. */
const findSources = (folder: string, match: RegExp): Map<string, string> =>
  new Map(
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file): [string, string] => [`${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8')])
      .filter(([, text]) => match.test(text)),
  );

/** What each source keeps in the browser, as the page names it. */
const KEPT: Record<string, string> = {
  'web/design/theme.ts': 'sheet',
  'web/app/serviceWorker.ts': 'pages-',
  'web/forms/typed-text.ts': 'typed:',
  'web/portal/singleKeys.ts': 'shortcuts',
  'web/pages/admin/articles/edit/useEditLock.ts': 'editor:',
  'web/pages/admin/articles/edit/useUnsavedChanges.ts': 'editor:',
  'web/pages/admin/articles/edit/useWritingMode.ts': 'editor:',
  'web/pages/portal/documents/readerMemory.ts': 'reader-pages:',
  'web/pages/site/graphql/history.ts': 'explorer-history',
  'web/pages/site/useScrollPosition.ts': 'scroll-positions',
};

describe('the list of cookies', () => {
  it('has every cookie that the server sets', () => {
    const names = [...findSources('api', /cookieName\(env, NAME\)/).values()].flatMap(
      (text) => /const NAME = '([a-z]+)'/.exec(text)?.[1] ?? [],
    );
    expect(names.toSorted()).toEqual(['chat', 'consent', 'device', 'notice', 'sid']);
    for (const name of [...names, 'link-']) expect(named).toContain(name);
  });

  it('has everything that pages keep in the browser', () => {
    const sources = findSources('web', /(?:local|session)Storage\.setItem|caches\.open|indexedDB\.open/);
    expect([...sources.keys()].toSorted()).toEqual(Object.keys(KEPT).toSorted());
    for (const [file, text] of sources) {
      expect(named).toContain(KEPT[file]);
      expect(text).toContain(KEPT[file]);
    }
  });
});

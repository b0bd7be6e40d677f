import { describe, expect, it } from 'vitest';
import { makeHostilePaths } from './hostile-paths.ts';
import { toDestination, toLocalPath } from './local-path.ts';

const OWN = 'https://portal.example';

describe('a path from a request', () => {
  it.each([
    ['/investor', '/investor'],
    ['/investor/calendar?m=3#day', '/investor/calendar?m=3#day'],
    ['/a/../b', '/b'],
    ['/a/./b//c', '/a/b//c'],
    ['/caf\u00e9?q=\u00e9#\u00e9', '/caf%C3%A9?q=%C3%A9#%C3%A9'],
    ['/inve\tstor\n', '/investor'],
    ['/%2e%2e/investor', '/investor'],
    ['/search?url=//evil.test', '/search?url=//evil.test'],
  ])('%j becomes %s', (input, path) => expect(toLocalPath(input)).toBe(path));

  it.each([
    '',
    'investor',
    'https://evil.test',
    'javascript:alert(1)',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\\evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/a/b/../..//evil.test',
    '/%2e%2e//evil.test',
    '/%2E/..//evil.test',
    '/.\\/evil.test',
    '/..\\\\evil.test',
    '/.\t//evil.test',
    '/%2f/evil.test',
    '/%2F%2fevil.test',
    '/%5cevil.test',
    '/./%5Cevil.test',
    ' //evil.test',
    '\t/investor',
    null,
    undefined,
    7,
    ['/investor'],
    { toString: () => '/investor' },
  ])('%j is rejected', (input) => expect(toLocalPath(input)).toBeNull());

  it.each([
    '/auth',
    '/AUTH/',
    '/auth?next=/auth',
    '/%61uth',
    '/./auth#x',
    '/auth//',
    '/demo',
    '/contact/',
    '//evil.test',
  ])('%j is not a redirect target after sign-in', (next) => expect(toDestination(next)).toBe('/investor'));

  it('stays on this site for every input of the fuzz test, according to the URL parser', () => {
    let accepted = 0;
    // Collected, because tens of thousands of assertions take longer than what they check.
    const errors: unknown[] = [];
    for (const input of makeHostilePaths(50_000)) {
      const path = toLocalPath(input);
      if (path === null) continue;
      accepted += 1;
      const url = new URL(path, OWN);
      const isLocal = url.origin === OWN && /^\/(?!\/|\\)[\x21-\x7e]*$/.test(path);
      // One navigation reaches the final path: parsing the result again changes nothing.
      const isFinal = `${url.pathname}${url.search}${url.hash}` === path && toLocalPath(path) === path;
      if (!isLocal || !isFinal) errors.push({ input, path, isLocal, isFinal });
    }
    expect(errors).toEqual([]);
    expect(accepted).toBeGreaterThan(5_000);
  });
});

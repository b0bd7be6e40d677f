import type { Source } from './source.ts';

/** Finds generated hooks that no file of web/ imports. */
export function findUnusedHooks(sources: readonly Source[]): string[] {
  const usedHooks = new Set(
    sources
      .filter(({ file }) => file.startsWith('web/'))
      .flatMap(({ imports }) => imports.flatMap(({ names }) => names)),
  );
  return sources
    .filter(({ file }) => file.startsWith('graphql/generated/'))
    .flatMap(({ file, exports }) => exports.filter((name) => /^use[A-Z]/.test(name)).map((name) => ({ file, name })))
    .filter(({ name }) => !usedHooks.has(name))
    .map(
      ({ file, name }) => `${file}: no page calls ${name}. Delete its operation, or change its hooks in codegen.ts.`,
    );
}

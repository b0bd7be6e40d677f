import path from 'node:path';

/** The maximum number of modules of a folder, by path. The default is 40. */
const LIMITS: Record<string, number> = {
  web: 6,
  // Migrations are only added, never changed or moved.
  'api/migrations': 1_000,
  // One module for each drawing.
  'web/drawings': 80,
};

/** The folders of api/ and web/ with too many modules. Tests do not count. */
export function findLargeFolders(files: readonly string[]): string[] {
  const modules = files.filter((file) => /^(api|web)\//.test(file) && !/\.test\.tsx?$/.test(file));
  const counts = new Map<string, number>();
  for (const file of modules) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => {
    const limit = LIMITS[folder] ?? 40;
    return count > limit ? [`${folder}: ${count} modules, at most ${limit}. Split the folder by topic.`] : [];
  });
}

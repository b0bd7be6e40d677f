const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;

export const isKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/**
 * Returns the key if it is valid: at least one folder and a name, of lower-case letters and digits. No key can leave
 * its folder, hide a file or match another one on a file system that ignores case.
 */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of a stored file: ${key.slice(0, 80)}`);
  return key;
}

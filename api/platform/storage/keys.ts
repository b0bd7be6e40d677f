const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;

/**
 * Returns the key if it is valid: at least one folder and a name, of lower-case letters and digits. A valid key cannot
 * escape its folder, name a hidden file, or collide with another key on a case-insensitive file system.
 */
export function checkedKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`Not a key of a stored file: ${key.slice(0, 80)}`);
  return key;
}

const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;

/**
 * The key, if it is one: a folder at least and a name, lower-case letters and digits in parts. No key can leave its
 * folder, hide a file or mean another one where letters have no case.
 */
export function checkedKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`Not a key of a stored file: ${key.slice(0, 80)}`);
  return key;
}

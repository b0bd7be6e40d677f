import { createContext } from 'react';

// Copies of what people type into forms, in this tab only, until a form is sent or discarded. They survive a reload, an
// expired session and a closed dialog.

const PREFIX = 'typed:';
/** Larger forms are not kept: browsers limit the storage of a site to a few megabytes. */
const MAX_CHARACTERS = 200_000;

/** Whose texts are kept: the id of the account, so that another account in the same tab does not see them. */
export const TypedByContext = createContext('visitor');

export function readTypedText(key: string): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text ? (JSON.parse(text) as Record<string, unknown>) : null;
  } catch {
    // Browsers can forbid storage. The form then works without a copy.
    return null;
  }
}

export function storeTypedText(key: string, values: Record<string, unknown>): void {
  const text = JSON.stringify(values);
  try {
    if (text.length <= MAX_CHARACTERS) sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // The storage is full or forbidden.
  }
}

export function deleteTypedText(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}

/** After a sign-out, the next person at this computer must not find texts of the last one. */
export function deleteAllTypedText(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

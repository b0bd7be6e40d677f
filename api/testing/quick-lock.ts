/** Locks and opens a backup with a key that is quick to derive, and so quick to guess. */
export const quickLock = { passphrase: 'nine quiet racks in a basement', workFactor: 10 };

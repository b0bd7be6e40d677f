/** The embedded database cannot run on this machine. The message is one sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** For causes that no retry fixes: the operator needs a database server of their own. */
export function askForUrl(because: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database cannot run here because ${because}: set DATABASE_URL to your own PostgreSQL server.`,
  );
}

/** Makes one sentence of an error of Postgres or the file system. */
export function explain(doing: string, dir: string, output: string): EmbeddedPostgresError {
  if (/ENOSPC|No space left on device/i.test(output)) {
    return new EmbeddedPostgresError(`The disk that holds ${dir} is full: free some space and start again.`);
  }
  if (/EACCES|EROFS|Permission denied/i.test(output)) {
    return new EmbeddedPostgresError(
      `The database folder ${dir} is not accessible to this user: change its owner or set DATA_DIR.`,
    );
  }
  const last = output.trim().split('\n').slice(-4).join(' | ') || 'no message';
  return new EmbeddedPostgresError(`The embedded database failed while ${doing} in ${dir}: ${last}`);
}

/** The embedded database cannot run here. The message is one sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** For errors that a retry cannot fix: the operator must use a separate PostgreSQL server. */
export function askForUrl(because: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database cannot run here because ${because}: set DATABASE_URL to your own PostgreSQL server.`,
  );
}

/** Turns the output of Postgres or an error of the file system into one sentence for the operator. */
export function explain(doing: string, dir: string, said: string): EmbeddedPostgresError {
  if (/ENOSPC|No space left on device/i.test(said)) {
    return new EmbeddedPostgresError(`The disk that holds ${dir} is full: free some space and start again.`);
  }
  if (/EACCES|EROFS|Permission denied/i.test(said)) {
    return new EmbeddedPostgresError(
      `The database folder ${dir} is not accessible to this user: change its owner or set DATA_DIR.`,
    );
  }
  const last = said.trim().split('\n').slice(-4).join(' | ') || 'no message';
  return new EmbeddedPostgresError(`The embedded database failed while ${doing} in ${dir}: ${last}`);
}

/** The detail of a server that accepts the connection and sends nothing. */
export const SILENT = 'no first byte in time';

/** An error of the language model. `detail` is only for the server's log. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly detail: string,
    /** True if the server refused the request, possibly because of its schema. */
    readonly isRefusal = false,
  ) {
    super(`The language model did not answer: ${detail}`);
  }
}

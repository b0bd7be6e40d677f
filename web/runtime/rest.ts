/** An error response: `status: body`, or the status text if the body is empty. */
export class RestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Calls a same-origin REST endpoint with JSON input. The response is JSON or empty. */
export async function callRest<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new RestError(response.status, text ? `${response.status}: ${text}` : response.statusText);
  return (text ? JSON.parse(text) : null) as Answer;
}

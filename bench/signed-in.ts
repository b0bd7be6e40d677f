/** The account that bench.ts configures on its servers. */
export const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };

/** The request headers of a signed-in administrator. */
export async function signIn(port: number): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`The administrator could not sign in: ${await answer.text()}`);
  return {
    'Sec-Fetch-Site': 'same-origin',
    Cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  };
}

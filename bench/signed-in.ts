import { ADMIN, runSql } from './bench.ts';

/** The request headers of a signed-in administrator. */
export const signIn = (port: number): Promise<Record<string, string>> => sendSignIn(port, ADMIN);

/** The request headers of a signed-in investor, whose account this creates with the administrator's password. */
export async function signInAsInvestor(
  port: number,
  databaseUrl: string,
  username = 'bench-investor',
): Promise<Record<string, string>> {
  await runSql(databaseUrl, INVESTOR, [username]);
  return sendSignIn(port, { ...ADMIN, username });
}

const INVESTOR = `insert into account (id, username, username_key, username_skeleton, email, email_key, name, company,
    reason, roles, status, password_hash, created_at, updated_at, email_verified_at)
  select $1, $1, $1, $1, $1 || '@firm.example', $1 || '@firm.example', 'Avery Lane', 'Firm', 'I hold shares.', '{INVESTOR}',
    'APPROVED', password_hash, now(), now(), now()
  from account where username = 'admin'`;

async function sendSignIn(
  port: number,
  credentials: { username: string; password: string },
): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`${credentials.username} could not sign in: ${await answer.text()}`);
  return {
    'Sec-Fetch-Site': 'same-origin',
    Cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  };
}

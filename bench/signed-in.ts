import { hashPassword } from '../api/accounts/auth/password.ts';
import { entities } from '../api/entities.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { makeUser } from '../api/accounts/users/user.factory.ts';

/** The account that bench.ts configures on its servers. */
export const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };

/** The request headers of a signed-in administrator. */
export const signIn = (port: number): Promise<Record<string, string>> => sendSignIn(port, ADMIN);

/** The request headers of a signed-in investor, whose account this creates in the database of the server. */
export async function signInAsInvestor(port: number, databaseUrl: string): Promise<Record<string, string>> {
  const investor = { username: 'bench-investor', password: ADMIN.password };
  const orm = await openOrm(databaseUrl, entities, 1);
  const em = orm.em.fork();
  makeUser(em, { username: investor.username, passwordHash: await hashPassword(investor.password) });
  await em.flush();
  await orm.close();
  return sendSignIn(port, investor);
}

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

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { type Mail, makeGreeting, post } from '../mail/mail.service.ts';
import { allOf, lockUntilCommit } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { selectApprovedAdmins } from '#api/accounts/users/user.query.ts';
import { readAlertFacts } from './status.facts.query.ts';
import { judgeAlerts, listRunning } from './status.judge.ts';
import { MINUTE_MS } from './status.sentences.ts';
import type { StatusItem } from './status.type.ts';
import { statusTitles } from '#graphql/status-titles.ts';

/** A server that has just started is still catching up. */
const STARTING_MS = 2 * MINUTE_MS;

/** Mails each failing item to the administrators, once until it is OK again. */
export async function alertAdmins(em: SqlEntityManager, env: Env): Promise<void> {
  const facts = await readAlertFacts(em, env);
  const servers = listRunning(facts);
  const isStarting = servers.some(({ startedAt }) => facts.at.getTime() - startedAt.getTime() < STARTING_MS);
  if (isStarting || servers.length === 0) return;
  const items = judgeAlerts(facts);
  const failing = items.filter(({ level }) => level === 'FAILING');
  const unresolved = items.filter(({ level }) => level !== 'OK').map(({ kind }) => kind as string);
  await em.transactional(async (inner) => {
    await lockUntilCommit(inner, 'status alerts');
    const db = getKysely(inner);
    await db.deleteFrom('status_alert').where('kind', '<>', allOf(unresolved)).execute();
    if (failing.length === 0) return;
    const added = await db
      .insertInto('status_alert')
      .values(failing.map(({ kind }) => ({ kind })) as never)
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .returning('kind')
      .execute();
    const news = failing.filter(({ kind }) => added.some((alert) => alert.kind === kind));
    if (news.length === 0) return;
    for (const admin of await selectApprovedAdmins(inner).select(['name', 'email']).execute())
      await post(inner, env, makeAlertMail(env, admin, news));
  });
}

const makeAlertMail = (env: Env, to: { name: string; email: string }, items: StatusItem[]): Mail => ({
  kind: 'status.failing',
  to: to.email,
  subject: `Failing: ${items.map(({ kind }) => statusTitles[kind]).join(', ')}`,
  reason: 'you are an administrator of the site',
  paragraphs: [
    makeGreeting(to),
    ...items.flatMap(({ kind, summary, details, advice }) => [
      `${statusTitles[kind]}: ${summary}`,
      ...details.slice(0, 3),
      ...(advice ? [advice] : []),
    ]),
  ],
  link: { label: 'Open the status', url: `${env.PUBLIC_URL}/admin/status` },
});

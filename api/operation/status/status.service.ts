import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import os from 'node:os';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import type { Logger } from 'pino';
import { getKysely } from '#api/kysely.ts';
import { record } from '../audit/audit.service.ts';
import { retryMails } from '../mail/mail.outbox.service.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { now, subtractFromNow } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import type { JobState } from '#api/platform/periodic-job.ts';
import { listSlowStatements } from '#api/platform/pool/slow-statements.ts';
import { release } from '#api/platform/root.ts';
import { readFacts } from './status.facts.query.ts';
import { judge } from './status.judge.ts';
import type { SystemStatus } from './status.type.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/** Administrators see the status of the system and send emails again. */
const statusPolicy = allow<'read' | 'retryMails', null>(isAdmin);

const DAY_MS = 86_400_000;

export async function readSystemStatus({ em, viewer, services: { env } }: Context): Promise<SystemStatus> {
  authorize(statusPolicy, viewer, 'read', null);
  const facts = await readFacts(em, env);
  return { checkedAt: facts.at, items: judge(facts) };
}

export function retryAllMails(context: Context): Promise<number> {
  authorize(statusPolicy, context.viewer, 'retryMails', null);
  return context.em.transactional(async (em) => {
    const mails = await retryMails(em, 'all');
    await record(context, em, { kind: 'mail.retried', details: { mails } });
    return mails;
  });
}

const toJsonb = (value: unknown) => {
  const { cast, val } = expressionBuilder<Record<never, never>, never>();
  return cast<never>(val(JSON.stringify(value).replaceAll('\\u0000', '')), 'jsonb');
};

/** Reports this server to the others while it runs. */
export class ServerReporter {
  readonly #id = randomUUID();
  readonly #startedAt = new Date();
  #loggedUntil = new Date();

  constructor(
    private readonly getEm: () => SqlEntityManager,
    private readonly options: { env: Env; log: Logger; listJobs: () => JobState[] },
  ) {}

  async report(): Promise<void> {
    this.#logSlowStatements();
    const { env, listJobs } = this.options;
    const disk = await statfs(env.DATA_DIR).catch(() => null);
    const row = {
      seenAt: now(),
      jobs: toJsonb(listJobs()),
      slowStatements: toJsonb(listSlowStatements(new Date(Date.now() - DAY_MS))),
      diskFreeBytes: disk && disk.bavail * disk.bsize,
      diskBytes: disk && disk.blocks * disk.bsize,
    };
    const fixed = { id: this.#id, host: os.hostname(), release, startedAt: this.#startedAt };
    await getKysely(this.getEm())
      .insertInto('server_status')
      .values({ ...fixed, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }

  /** A server that stops on purpose is not missing. */
  async leave(): Promise<void> {
    await getKysely(this.getEm()).deleteFrom('server_status').where('id', '=', this.#id).execute();
  }

  #logSlowStatements(): void {
    const since = this.#loggedUntil;
    this.#loggedUntil = new Date();
    for (const { name, ms } of listSlowStatements(since))
      this.options.log.warn({ statement: name, ms }, 'slow statement');
  }
}

/** Deletes servers that have not been seen for a day. */
export const pruneServers = (em: SqlEntityManager) =>
  getKysely(em).deleteFrom('server_status').where('seenAt', '<', subtractFromNow('1 day')).execute();

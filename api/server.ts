import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readAdminSignIns } from './accounts/auth/first-admin.service.ts';
import { joinDatabase, openDatabase } from './platform/database/database.ts';
import { toStartError, waitForDatabase } from './platform/database/reach.ts';
import { type Env, readEnv } from './platform/env.ts';
import { assertFree } from './platform/http/listen.ts';
import { exitOnError, StartError, stopOnSignals } from './platform/lifecycle.ts';
import { createLogger } from './platform/logger.ts';
import { migrate } from './platform/database/migrate.ts';
import { sessionSecrets } from './platform/secrets.ts';
import { openOrm } from './platform/database/orm.ts';
import { waitLongerForDatabase } from './platform/work.ts';
import { entities } from './entities.ts';
import { refuseMissingSecrets } from './operation/secrets/secret.rotation.service.ts';
import { prepareContent } from './content/seed/prepare.ts';
import { serve } from './serve.ts';
import { readUnsetDetails } from './content/site-details/site-details.read.service.ts';
import { describeStart } from './start-report.ts';

/** Starts env → database → migrations → orm → content → schema → express → listen. */
async function main(): Promise<void> {
  const settings = readEnv();
  const sample = settings.SAMPLE_PORTAL ? await (await import('./content/seed/sample.ts')).openSample(settings) : null;
  const env = sample?.env ?? settings;
  if (!sample && existsSync(path.join(env.DATA_DIR, 'sample.json')))
    throw new StartError(
      `The folder ${env.DATA_DIR} has the sample portal of npm run demo: set DATA_DIR to another one.`,
    );
  const log = createLogger(env.LOG_LEVEL);
  const say = (sentence: string) => console.log(sentence);

  await assertFree(env.PORT, env.HOST);
  // In development, another process may own the database, so that a restart does not stop it.
  const opening = env.NODE_ENV === 'development' ? joinDatabase(env, 0) : openDatabase(env, say);
  // A database that is still starting is stopped as soon as it has started.
  const stopDatabase = () => opening.then(({ stop }) => stop());
  const stops: ((options: { drain: boolean }) => Promise<unknown>)[] = [stopDatabase];
  // Closes in reverse order of opening, so the database process stops last.
  const stop = async (options: { drain: boolean }) => {
    for (const end of stops.splice(0).toReversed()) await end(options);
  };
  if (sample) stops.push(sample.close);
  const exit = stopOnSignals(stop, log, env.DRAIN_SECONDS);
  const database = await opening;
  database.watch(log, exit);
  try {
    await waitForDatabase(database.url, say);
    const endPatience = waitLongerForDatabase(START_WAITS.statement);
    await migrate(database.url, { say });
    const admin = await prepare(env, database.url, say);
    const onStuck = () => exit('No connection of the pool was available for a minute, although the database responds.');
    const orm = await openOrm(database.url, entities, undefined, {
      watch: { onStuck },
      sendsNames: env.DATABASE_NAMED_STATEMENTS,
    });
    stops.push(() => orm.close());
    const server = await serve({ env, log, orm, databaseUrl: database.url });
    stops.push(server.stop);
    await database.describe(server.url);
    await sample?.fill(orm.em.fork(), server.url, say);

    // The server already answers: a slow statement must not stop it.
    const readIfPossible = <Value, Instead>(read: Promise<Value>, instead: Instead) =>
      read.catch((error: unknown): Instead => {
        log.warn({ err: error }, 'a part of the report of the start could not be read');
        return instead;
      });
    const signIns = await readIfPossible(readAdminSignIns(orm.em.fork()), null);
    const unsetDetails = await readIfPossible(readUnsetDetails(orm.em.fork()), []);
    endPatience();
    const { url } = server;
    say(describeStart({ env, url, unsetDetails, admin, signIns, place: database.place, sample: sample?.signIns }));
    // dev.ts waits for this message before it prepares the next server.
    process.send?.('ready');
  } catch (error) {
    await stop({ drain: false });
    throw toStartError(database.url, error);
  }
}

/** Milliseconds for a connection, and for a statement. Nobody waits for a page yet, and a busy machine answers late. */
const START_WAITS = { connection: 60_000, statement: 60_000 };

/** Writes what the first start needs, on connections that have more time than those of requests. */
async function prepare(env: Env, url: string, say: (sentence: string) => void) {
  const orm = await openOrm(url, entities, 2, { waits: START_WAITS, sendsNames: env.DATABASE_NAMED_STATEMENTS });
  try {
    await refuseMissingSecrets(orm.em.fork(), await sessionSecrets(env));
    return await prepareContent(orm.em.fork(), env, say);
  } finally {
    await orm.close();
  }
}

main().catch(exitOnError);

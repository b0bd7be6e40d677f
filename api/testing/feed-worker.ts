// A process that reads the due feeds once, for a test to kill in the middle.
import 'reflect-metadata';
import { entities } from '../entities.ts';
import { fetchDue } from '../content/feeds/feed.fetch.service.ts';
import { readEnv } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { openOrm } from '../platform/database/orm.ts';

const env = readEnv(process.env);
const orm = await openOrm(env.DATABASE_URL ?? '', entities, 2);
await fetchDue(orm.em.fork(), { env, log: createLogger('silent') });
await orm.close();

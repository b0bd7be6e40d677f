import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { newCode, type Reading, storeTrace, type Trace } from './trace.service.ts';

/** A reading of this moment with a watermark code. */
export async function makeTrace(em: SqlEntityManager, reading: Reading): Promise<Trace> {
  const trace = { ...reading, code: newCode(), at: new Date() };
  await storeTrace(em, trace);
  return trace;
}

import { fail } from '../platform/errors.ts';
import type { Context } from '../platform/context.ts';
import { type AccessRule, assertAccess } from '../platform/access.ts';
import type { ChangeType } from './change.type.ts';
import { type PlacedChange, readChanges, readLatestPosition } from './change.service.ts';

const BATCH = 20;

/**
 * The changes after the start of a stream that the viewer can read, as they are committed. The rights of the viewer are
 * read again for each batch, and whenever a reader was too slow to take a change at once. It reads from the database
 * only as fast as its reader takes changes, so it holds at most one batch.
 */
export async function* streamChanges(
  context: Context,
  rule: AccessRule,
  types: readonly ChangeType[],
): AsyncGenerator<PlacedChange> {
  const { em, stream } = context;
  if (!stream) return fail('BAD_USER_INPUT', 'Send subscriptions to /graphql/stream.');
  let { after } = stream;
  while (!stream.signal.aborted) {
    // Taken before the read, so that a change that is committed meanwhile wakes the stream.
    const next = stream.next();
    const upTo = await readLatestPosition(em);
    // Read after the position: a reader who loses a right gets no change that was committed later.
    context.viewer = await stream.reread();
    assertAccess(context.viewer, rule);
    const changes = await readChanges(em, context.viewer, { after, upTo, types, limit: BATCH });
    const startTime = performance.now();
    let isSlow = false;
    for (const change of changes) {
      if (isSlow || stream.signal.aborted) break;
      yield change;
      after = change.position;
      isSlow = performance.now() - startTime > FRESH_MS;
    }
    if (changes.length === BATCH || isSlow) continue;
    after = upTo;
    stream.onIdle(after);
    await next;
  }
}

/** Rights that were read before this time, in milliseconds, are read again before the next change is given. */
const FRESH_MS = 250;

import { createSourceEventStream, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Response } from 'express';
import type { Context, StreamSource } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { PersistedDocuments } from '../platform/graphql/persisted-documents.ts';
import type { PointBudget } from '../platform/graphql/points.ts';
import { spendPoints } from '../platform/http/graphql-points.ts';
import type { SignedIn } from '../platform/viewer.ts';
import { findSessionViewer } from '../sessions/session.store.service.ts';
import { findTokenViewer } from '../tokens/token.authentication.service.ts';
import { findMissingScope } from '../tokens/token.policy.ts';
import { failForScope } from '../tokens/token.refuse.service.ts';
import { type PlacedChange, readLatestPosition, resolveCursor, toCursor } from './change.service.ts';
import type { ChangeStreams } from './change-streams.ts';
import type { StreamOperation } from './stream.request.ts';
import { StreamResponse } from './stream.response.ts';

export interface StreamParts {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  streams: ChangeStreams;
  budget: PointBudget;
}

interface StreamRequest {
  operation: StreamOperation;
  /** The cursor after which the stream begins. Absent to begin with the next change. */
  cursor: string | undefined;
}

/** Sends the results of a subscription until the client, the rights of the viewer or the server end it. */
export async function openStream(
  context: Context & { viewer: SignedIn },
  { operation, cursor }: StreamRequest,
  { schema, streams, budget }: StreamParts,
  response: Response,
): Promise<void> {
  const missing = findMissingScope(context.viewer, schema, operation.document);
  if (missing) await failForScope(context, budget, missing);
  spendPoints(context, operation.cost, budget);
  const after = cursor ? (await resolveCursor(context, cursor)).after : await readLatestPosition(context.em);
  const place = await streams.open(context.viewer.id);
  const out = new StreamResponse(response, place.end);
  let { beats } = streams.signal;
  const stream: StreamSource = {
    after,
    signal: place.signal,
    next: () => Promise.race([streams.signal.next(), out.closed]),
    reread: makeReread(context),
    // Not for each change: a stream must not reveal changes that its reader cannot see.
    onIdle: (position) => {
      if (beats !== streams.signal.beats) out.beat(toCursor(context, position));
      beats = streams.signal.beats;
    },
  };
  try {
    await send({ ...context, stream }, schema, operation, out);
  } finally {
    place.close();
    out.end();
  }
}

/** Reads the session or token of the request again. */
function makeReread({ em, viewer, browser, services }: Context & { viewer: SignedIn }): () => Promise<SignedIn> {
  const { token } = viewer;
  const sessionId = browser.session.id;
  const adminsNeedFactor = services.env.REQUIRE_ADMIN_MFA;
  return async () => {
    const currentViewer = token
      ? await findTokenViewer(em, token.id, adminsNeedFactor)
      : sessionId && (await findSessionViewer(em, sessionId, adminsNeedFactor));
    return currentViewer || fail('UNAUTHENTICATED', 'The session or token of this stream ended.');
  };
}

async function send(
  context: Context,
  schema: GraphQLSchema,
  { document, variableValues, operationName }: StreamOperation,
  out: StreamResponse,
): Promise<void> {
  const args = { schema, document, variableValues, operationName, contextValue: context };
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return out.fail(source.errors?.[0]?.originalError ?? source.errors?.[0]);
  out.begin();
  try {
    for await (const change of source as AsyncGenerator<PlacedChange>) {
      const result = (await execute({ ...args, rootValue: change })) as ExecutionResult;
      await out.next(toCursor(context, change.position), result);
    }
  } catch (error) {
    // The client disconnected, or the server stops: no one receives an event.
    if (context.stream?.signal.aborted) return;
    out.fail(error);
  }
}

import { Int } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { Session } from './session.type.ts';

export const EndSessionInput = createIdInput('endSession', 'The id of the session to end.');

export const EndSessionPayload = createPayload('endSession', {
  session: { type: () => Session, description: 'The session as it was before it ended.' },
});

export const EndAllSessionsPayload = createPayload('endAllSessions', {
  endedSessionCount: { type: () => Int, description: 'The number of sessions that ended, the current one included.' },
});

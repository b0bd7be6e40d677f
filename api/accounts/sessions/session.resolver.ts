import { Arg, Ctx, Mutation, Resolver, Int } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { Session } from './session.type.ts';
import { endAllSessions, endSession } from './session.service.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => EndSessionPayload, {
    description: 'Ends one session of the viewer. Errors: NOT_FOUND if the viewer has no session with this id.',
  })
  async endSession(@Ctx() context: Context, @Arg('input', () => EndSessionInput) { id }: IdInput) {
    return { session: await endSession(context, id) };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => EndAllSessionsPayload, {
    description:
      'Ends all sessions and API tokens of the viewer, the current session included. Errors: UNAUTHENTICATED.',
  })
  async endAllSessions(@Ctx() context: Context) {
    return { endedSessionCount: await endAllSessions(context) };
  }
}

const EndSessionInput = createIdInput('endSession', 'The id of the session to end.');

const EndSessionPayload = createPayload('endSession', {
  session: { type: () => Session, description: 'The session as it was before it ended.' },
});

const EndAllSessionsPayload = createPayload('endAllSessions', {
  endedSessionCount: { type: () => Int, description: 'The number of sessions that ended, the current one included.' },
});

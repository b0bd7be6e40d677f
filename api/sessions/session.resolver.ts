import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import type { IdInput } from '../platform/graphql/mutation-types.ts';
import { Session } from './session.type.ts';
import { EndAllSessionsPayload, EndSessionInput, EndSessionPayload } from './session.payload.ts';
import { endAllSessions, endSession } from './session.service.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Access('signed-in', { confirms: false })
  @Mutation(() => EndSessionPayload, {
    description: 'Ends one session of the viewer. Errors: NOT_FOUND if the viewer has no session with this id.',
  })
  async endSession(@Ctx() context: Context, @Arg('input', () => EndSessionInput) { id }: IdInput) {
    return { session: await endSession(context, id) };
  }

  @Access('signed-in', { confirms: false })
  @Mutation(() => EndAllSessionsPayload, {
    description:
      'Ends all sessions and API tokens of the viewer, the current session included. Errors: UNAUTHENTICATED.',
  })
  async endAllSessions(@Ctx() context: Context) {
    return { endedSessionCount: await endAllSessions(context) };
  }
}

import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Session } from './session.entity.ts';
import { endAllSessions, endSession } from './session.service.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Access('signed-in')
  @Mutation(() => Session, { description: 'Ends one of your sessions and returns what it was.' })
  endSession(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return endSession(context, id);
  }

  @Access('signed-in')
  @Mutation(() => Int, { description: 'Signs you out everywhere, here too, and says of how many places.' })
  endAllSessions(@Ctx() context: Context) {
    return endAllSessions(context);
  }
}

import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { Lead } from './lead.entity.ts';
import { LeadsArgs, WhitepaperRequestInput } from './lead.input.ts';
import { writeChallenge } from './lead.proof.service.ts';
import { listLeads } from './lead.reading.service.ts';
import { requestWhitepaper } from './lead.requesting.service.ts';
import { deleteLead } from './lead.service.ts';

const LeadConnection = connectionOf(Lead, 'Lead');

@Resolver(() => Lead)
export class LeadResolver {
  @Access('admin')
  @Query(() => LeadConnection, { description: 'Who asked for the whitepaper, newest first.' })
  leads(@Ctx() context: Context, @Args(() => LeadsArgs) args: LeadsArgs) {
    return listLeads(context, args);
  }

  @Access('public', { fresh: true })
  @Query(() => String, { description: 'Work for a browser that is about to send the form, as JSON; good for an hour.' })
  whitepaperChallenge(@Ctx() context: Context) {
    return writeChallenge(context);
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description: 'Mails a link to the whitepaper; true also where it was asked for just before.',
  })
  requestWhitepaper(
    @Ctx() context: Context,
    @Arg('input', () => WhitepaperRequestInput) input: WhitepaperRequestInput,
  ) {
    return requestWhitepaper(context, input);
  }

  @Access('admin')
  @Mutation(() => Lead, { description: 'Removes a lead for good, with the links mailed to it.' })
  deleteLead(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteLead(context, id);
  }
}

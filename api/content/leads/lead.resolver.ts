import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Lead, LeadPermissions } from './lead.entity.ts';
import {
  DeleteLeadInput,
  LeadsArgs,
  RequestContactInput,
  RequestWhitepaperInput,
  UpdateLeadInput,
} from './lead.input.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { deleteLead, updateLead } from './lead.service.ts';
import { writeChallenge } from './lead.proof.service.ts';
import { leadPolicy, listLeads } from './lead.read.service.ts';
import { requestContact, requestWhitepaper } from './lead.request.service.ts';

const LeadConnection = createConnectionType(Lead, 'Lead');

@Resolver(() => Lead)
export class LeadResolver {
  @Access('admin', { scope: 'PEOPLE_READ' })
  @Query(() => LeadConnection, {
    description: 'The people who requested the whitepaper or wrote to the company, newest first. For administrators.',
  })
  leads(@Ctx() context: Context, @Args(() => LeadsArgs) args: LeadsArgs) {
    return listLeads(context, args);
  }

  @FieldResolver(() => LeadPermissions, { description: 'The actions that the viewer can take on the lead.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() lead: Lead): LeadPermissions {
    return { update: leadPolicy.can(viewer, 'update', lead), delete: leadPolicy.can(viewer, 'delete', lead) };
  }

  @Access('public', { scope: null, fresh: true })
  @Query(() => String, {
    description:
      'A proof-of-work challenge for the whitepaper form and the contact form, as JSON text. It is valid for one hour. Errors: RATE_LIMITED.',
  })
  whitepaperChallenge(@Ctx() context: Context) {
    return writeChallenge(context);
  }

  @Access('public', { scope: null, creates: true })
  @Mutation(() => RequestWhitepaperPayload, {
    description:
      'Emails a link to the whitepaper. A repeated request within 10 minutes sends no second email. For everyone. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async requestWhitepaper(
    @Ctx() context: Context,
    @Arg('input', () => RequestWhitepaperInput) input: RequestWhitepaperInput,
  ) {
    return { success: await requestWhitepaper(context, input) };
  }

  @Access('public', { scope: null, creates: true })
  @Mutation(() => RequestContactPayload, {
    description:
      'Sends a message to the company. The same message within 10 minutes counts once. For everyone. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async requestContact(@Ctx() context: Context, @Arg('input', () => RequestContactInput) input: RequestContactInput) {
    return { success: await requestContact(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: false })
  @Mutation(() => UpdateLeadPayload, {
    description: 'Sets the status and the notes of a lead. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async updateLead(@Ctx() context: Context, @Arg('input', () => UpdateLeadInput) input: UpdateLeadInput) {
    return { lead: await updateLead(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: false })
  @Mutation(() => DeleteLeadPayload, {
    description:
      'Deletes a lead permanently, with the links emailed to the person. For administrators. Errors: NOT_FOUND.',
  })
  async deleteLead(
    @Ctx() context: Context,
    @Arg('input', () => DeleteLeadInput) { id }: InstanceType<typeof DeleteLeadInput>,
  ) {
    await deleteLead(context, id);
    return { deletedLeadId: id };
  }
}

const RequestWhitepaperPayload = createPayload('requestWhitepaper', {
  success: {
    type: () => Boolean,
    description: 'Always true. The result does not reveal whether an earlier request exists.',
  },
});

const RequestContactPayload = createPayload('requestContact', {
  success: {
    type: () => Boolean,
    description: 'Always true. The result does not reveal whether an earlier message exists.',
  },
});

const UpdateLeadPayload = createPayload('updateLead', {
  lead: { type: () => Lead, description: 'The changed lead.' },
});

const DeleteLeadPayload = createPayload('deleteLead', {
  deletedLeadId: { type: () => ID, description: 'The id of the deleted lead.' },
});

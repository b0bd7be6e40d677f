import { Arg, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { SetAccessInput } from './access.input.ts';
import { setAccess } from './access.service.ts';
import { approveAccessRequest, listEndingAccess } from './access.end.service.ts';
import { declineAccessRequest, getOwnRequest, listAccessRequests, requestAccess } from './access-request.service.ts';
import {
  AccessRequest,
  ApproveAccessRequestInput,
  ApproveAccessRequestPayload,
  DeclineAccessRequestInput,
  DeclineAccessRequestPayload,
  EndingAccess,
  RequestAccessInput,
  RequestAccessPayload,
} from './access-request.type.ts';
import { notifiedField, PortalDocument } from './document.type.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { Folder } from './folder.type.ts';

@Resolver(() => PortalDocument)
export class AccessResolver {
  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => SetAccessPayload, {
    description:
      'Sets the rights of one group or account to one document or folder. Empty rights revoke access. The change applies from the next request on. For administrators. Errors: BAD_USER_INPUT if the group or account does not exist, NOT_FOUND if the document or folder does not.',
  })
  setAccess(@Ctx() context: Context, @Arg('input', () => SetAccessInput) input: SetAccessInput) {
    return setAccess(context, input);
  }

  @Access('admin', { scope: 'DOCUMENTS_READ' })
  @Extensions({ listSize: 5 })
  @Query(() => [EndingAccess], {
    description: 'The rights that end within 14 days, the first to end first, at most 100. For administrators.',
  })
  endingAccess(@Ctx() context: Context) {
    return listEndingAccess(context);
  }

  @Access('admin', { scope: 'DOCUMENTS_READ' })
  @Extensions({ listSize: 5 })
  @Query(() => [AccessRequest], {
    description: 'The requests for access to documents, the oldest first, at most 100. For administrators.',
  })
  accessRequests(@Ctx() context: Context) {
    return listAccessRequests(context);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'The date and time at which the viewer asked to open the document. Null if they did not, or can open it.',
  })
  accessRequestedAt(@Ctx() context: Context, @Root() document: PortalDocument) {
    return getOwnRequest(context, document);
  }

  @Access('signed-in', { scope: 'DOCUMENTS_WRITE', confirms: false })
  @Mutation(() => RequestAccessPayload, {
    description:
      'Asks administrators for access to a document that the viewer can list but not open: a file without pages can only be downloaded. Asking again changes nothing. For investors. Errors: NOT_FOUND, CONFLICT if the viewer can open it.',
  })
  async requestAccess(
    @Ctx() context: Context,
    @Arg('input', () => RequestAccessInput) { documentId }: RequestAccessInput,
  ) {
    return { document: await requestAccess(context, documentId) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => ApproveAccessRequestPayload, {
    description:
      'Lets the account that asked read the document, or download a file without pages, and notifies it. The right ends with the rights that the account has. For administrators. Errors: NOT_FOUND.',
  })
  async approveAccessRequest(
    @Ctx() context: Context,
    @Arg('input', () => ApproveAccessRequestInput) input: ApproveAccessRequestInput,
  ) {
    return { document: await approveAccessRequest(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => DeclineAccessRequestPayload, {
    description:
      'Removes a request for access. The account is not notified and can ask again. For administrators. Errors: NOT_FOUND.',
  })
  async declineAccessRequest(
    @Ctx() context: Context,
    @Arg('input', () => DeclineAccessRequestInput) input: DeclineAccessRequestInput,
  ) {
    return { document: await declineAccessRequest(context, input) };
  }
}

const SetAccessPayload = createPayload('setAccess', {
  document: {
    type: () => PortalDocument,
    nullable: true,
    description: 'The document whose access changed. Null if the input names a folder.',
  },
  folder: {
    type: () => Folder,
    nullable: true,
    description: 'The folder whose access changed. Null if the input names a document.',
  },
  notified: notifiedField,
});

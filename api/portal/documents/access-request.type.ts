import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { Person } from '#api/platform/person.ts';
import { Validated } from '#api/platform/validation.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import { type DocumentRight, documentRightEnum, PortalDocument } from './document.type.ts';
import { Folder } from './folder.type.ts';

@ObjectType({ description: 'Rights to a document or folder that end soon. Only administrators can read this.' })
export class EndingAccess {
  @Field(() => PortalDocument, { nullable: true, description: 'The document. Null if the rights are to a folder.' })
  document!: PortalDocument | null;

  @Field(() => Folder, { nullable: true, description: 'The folder. Null if the rights are to a document.' })
  folder!: Folder | null;

  @Field(() => Group, { nullable: true, description: 'The group that has the rights. Null if an account has them.' })
  group!: Group | null;

  @Field(() => User, { nullable: true, description: 'The account that has the rights. Null if a group has them.' })
  user!: User | null;

  @Field(() => [documentRightEnum], { description: 'The rights.' })
  rights!: DocumentRight[];

  @Field(() => Date, { description: 'The date and time at which the rights end.' })
  endsAt!: Date;
}

@ObjectType('DocumentAccessRequest', {
  description:
    'A request of an investor to open a document that they can list but not open. Only administrators can read this.',
})
export class AccessRequest {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => String, { description: 'The title of the document.' })
  documentTitle!: string;

  @Field(() => Person, { description: 'The person who asked.' })
  person!: Person;

  @Field(() => String, { nullable: true, description: 'The company of the person. Null if they gave none.' })
  company!: string | null;

  @Field(() => Date, { description: 'The date and time of the request.' })
  createdAt!: Date;

  @Field(() => documentRightEnum, {
    description: 'The right that approval gives: DOWNLOAD for a file without pages, VIEW for others.',
  })
  right!: DocumentRight;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time at which the right that approval gives ends: that of the rights with which the person lists the document, their own or else those of their groups. Null if it does not end.',
  })
  endsAt!: Date | null;
}

const id = z.string().check(atMost(60, 'This id does not exist'));

@Validated(z.object({ documentId: id }))
@InputType({ description: 'The input of the mutation requestAccess.' })
export class RequestAccessInput {
  @Field(() => ID, { description: 'The id of a document that the viewer can list but not open.' })
  documentId!: string;
}

@Validated(z.object({ documentId: id, userId: id }))
@InputType({ description: 'The input of the mutation approveAccessRequest.' })
export class ApproveAccessRequestInput {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => ID, { description: 'The id of the account that asked.' })
  userId!: string;
}

@Validated(z.object({ documentId: id, userId: id }))
@InputType({ description: 'The input of the mutation declineAccessRequest.' })
export class DeclineAccessRequestInput {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => ID, { description: 'The id of the account that asked.' })
  userId!: string;
}

const document = { type: () => PortalDocument, description: 'The document.' };

export const RequestAccessPayload = createPayload('requestAccess', { document });
export const ApproveAccessRequestPayload = createPayload('approveAccessRequest', { document });
export const DeclineAccessRequestPayload = createPayload('declineAccessRequest', { document });

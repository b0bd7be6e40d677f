import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { pageSize } from '#graphql/limits.ts';
import { setAccessInput } from '#graphql/document-validation.ts';
import { Validated } from '#api/platform/validation.ts';
import { type DocumentRight, documentRightEnum } from './document.type.ts';

@Validated(setAccessInput)
@InputType({
  description:
    'The input of the mutation setAccess: either documentId or folderId, and either groupId or userId, must be given.',
})
export class SetAccessInput {
  @Field(() => ID, { nullable: true, description: 'The id of the document. Null if a folder is given.' })
  documentId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the folder. The rights apply to all documents in it and in the folders inside it. Null if a document is given.',
  })
  folderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the group. Null if an account is given.' })
  groupId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the account. Null if a group is given.' })
  userId?: string | null;

  @Field(() => [documentRightEnum], {
    description:
      'The rights. DOWNLOAD includes VIEW, and VIEW includes LIST. An empty list revokes all rights, also those from a folder above.',
  })
  rights!: DocumentRight[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True, together with empty `rights`, removes the rights that were set here, so that the rights from a folder above apply again. False if absent or null.',
  })
  inherit?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time at which the rights end, in the future. They do not end if absent or null. Afterwards the rights from a folder above apply again; an end is refused if these give as much or more.',
  })
  endsAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True emails the group or account about the documents that it can read when the email is sent, as often as each person has chosen. False if absent or null.',
  })
  notify?: boolean | null;
}

@Validated(z.object({ first: z.number().int().min(pageSize.min).max(pageSize.max).nullish() }))
@ArgsType()
export class AccessArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Returns the first _n_ groups and accounts, 1 to 100. All if absent or null.',
  })
  first?: number | null;
}

import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { createConnectionType } from '#api/platform/pagination.ts';
import type { UserRow } from '#api/accounts/users/user.service.ts';
import type { SignedIn } from '#api/platform/viewer.ts';

// Types of their own, without `id`: rights and numbers are those of another account, so caches must not keep them as
// the administrator's document or folder.

@ObjectType({ description: 'A folder as another account sees it.' })
export class FolderSeenByUser {
  id!: string;

  @Field(() => Int, { description: 'The number of documents that the account sees in this folder and inside it.' })
  documentCount!: number;

  @Field(() => ID, { nullable: true, description: 'The id of the folder that contains this folder. Null at the top.' })
  parentId!: string | null;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'The position in the tree of the folders that the account sees, such as `1.2`.' })
  index!: string;
}

@ObjectType({ description: 'A document as another account sees it.' })
export class DocumentSeenByUser {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'The position in the tree of the documents that the account sees.' })
  index!: string;

  @Field(() => Int, { description: 'The number of the newest version. The first version is 1.' })
  version!: number;

  @Field(() => String, { description: 'The media type of the file, such as `application/pdf`.' })
  mediaType!: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  byteSize!: number;

  @Field(() => Int, { nullable: true, description: 'The number of pages. Null for files without pages.' })
  pageCount!: number | null;

  @Field(() => Date, { description: 'The date and time of the last change to the title, the summary or the file.' })
  updatedAt!: Date;
}

export const FolderSeenByUserConnection = createConnectionType(FolderSeenByUser, 'FolderSeenByUser');
export const DocumentSeenByUserConnection = createConnectionType(DocumentSeenByUser, 'DocumentSeenByUser');

@InputType({ description: 'The input of the mutation viewDocumentsAs.' })
export class ViewDocumentsAsInput {
  @Field(() => ID, { description: 'The id of the account.' })
  userId!: string;
}

@ObjectType({ description: 'The result of the mutation viewDocumentsAs.' })
export class ViewDocumentsAsPayload {
  viewer!: SignedIn;
  account!: UserRow;
}

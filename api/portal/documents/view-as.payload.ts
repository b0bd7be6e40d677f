import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { UserRow } from '#api/accounts/users/user.service.ts';
import type { SignedIn } from '#api/platform/viewer.ts';

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

import { Field, ObjectType } from 'type-graphql';

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({ description: 'The actions that the viewer can take on an event.' })
export class EventPermissions {
  @Field(() => Boolean, canSentence('respond to the invitation'))
  respond!: boolean;

  @Field(() => Boolean, canSentence('change the event'))
  update!: boolean;

  @Field(() => Boolean, canSentence('cancel the event'))
  cancel!: boolean;

  @Field(() => Boolean, canSentence('restore the canceled event'))
  restore!: boolean;

  @Field(() => Boolean, canSentence('export the answers'))
  exportAttendance!: boolean;
}

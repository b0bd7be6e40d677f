import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A name and what belongs to it.' })
export class NoticeEntry {
  @Field(() => String, { description: 'Name of the field.' })
  name!: string;

  @Field(() => String, { description: 'Its fault, or what was typed.' })
  value!: string;
}

@ObjectType({ description: 'What became of a form that was sent without scripts.' })
export class FormNotice {
  @Field(() => String, { description: 'Which form: `login` or `register`.' })
  form!: string;

  @Field(() => String, { description: 'What to say above it.' })
  message!: string;

  @Field(() => [NoticeEntry], { description: 'Faults by field.' })
  faults!: NoticeEntry[];

  @Field(() => [NoticeEntry], { description: 'What was typed, for the form to show again; never a password.' })
  values!: NoticeEntry[];
}

import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A field of a form with its error or its value.' })
export class NoticeEntry {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string;

  @Field(() => String, { description: 'The error message, or the value that was typed.' })
  value!: string;
}

@ObjectType({ description: 'The result of a form that was sent without JavaScript.' })
export class FormNotice {
  @Field(() => String, { description: 'The name of the form, for example `login` or `register`.' })
  form!: string;

  @Field(() => String, { description: 'The message to show above the form.' })
  message!: string;

  @Field(() => [NoticeEntry], { description: 'The error messages by field.' })
  errors!: NoticeEntry[];

  @Field(() => [NoticeEntry], {
    description: 'The values that were typed, for the form to show again. Never a password.',
  })
  values!: NoticeEntry[];
}

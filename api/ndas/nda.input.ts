import { Field, InputType } from 'type-graphql';
import { publishNdaInput, signNdaInput } from '../../graphql/nda-validation.ts';
import { Validated } from '../platform/validation.ts';

@Validated(publishNdaInput)
@InputType({ description: 'The input of the mutation publishNda.' })
export class PublishNdaInput {
  @Field(() => String, {
    description: 'The whole text of the agreement, as plain text. Spaces and line breaks are part of the signed text.',
  })
  body!: string;
}

@Validated(signNdaInput)
@InputType({ description: 'The input of the mutation signNda.' })
export class SignNdaInput {
  @Field(() => String, { description: 'The full name of the viewer, typed in place of a signature.' })
  name!: string;

  @Field(() => Boolean, { description: 'Must be true: the viewer has read the text and agrees to it.' })
  consent!: boolean;

  @Field(() => String, {
    description: 'The `sha256` of the agreement that the viewer read, as 64 lowercase hexadecimal digits.',
  })
  sha256!: string;
}

import { Field, InputType } from 'type-graphql';
import { ndaInput, ndaSignatureInput } from '../../graphql/nda-validation.ts';
import { Validated } from '../platform/validation.ts';

@Validated(ndaInput)
@InputType({ description: 'A new version of the confidentiality agreement.' })
export class NdaInput {
  @Field(() => String, { description: 'The whole text. It is signed as it stands, to the last space.' })
  body!: string;
}

@Validated(ndaSignatureInput)
@InputType({ description: 'What signing takes.' })
export class NdaSignatureInput {
  @Field(() => String, { description: 'Full name, typed in place of a signature.' })
  name!: string;

  @Field(() => Boolean, { description: 'That you have read the text and agree to it.' })
  consent!: boolean;

  @Field(() => String, { description: 'SHA-256 of the text you had before you; refused where another is in force.' })
  sha256!: string;
}

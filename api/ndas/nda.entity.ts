import { Field, ID, Int, ObjectType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';

export const newNdaId = idsOf('nda', 'Nda');
export const newSignatureId = idsOf('sig', 'NdaSignature');

@ObjectType({ description: 'A version of the confidentiality agreement.' })
export class Nda {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Rises with each text.' })
  version!: number;

  @Field(() => String, { description: 'The whole text, as it is signed.' })
  body!: string;

  @Field(() => String, { description: 'SHA-256 of its bytes in UTF-8, in hexadecimal digits.' })
  sha256!: string;

  @Field(() => Date, { description: 'Since when it is in force.' })
  publishedAt!: Date;
}

@ObjectType({ description: 'Who signed which version of the confidentiality agreement, and when.' })
export class NdaSignature {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Which version.' })
  version!: number;

  @Field(() => String, { description: 'Name as typed by the signer.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the account at that moment.' })
  email!: string;

  @Field(() => Date, { description: 'When.' })
  signedAt!: Date;

  @Field(() => String, { description: 'The certificate, a JSON text that `npx portal nda verify` checks.' })
  certificate!: string;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory } from '../platform/ids.ts';

export const newNdaId = makeIdFactory('nda', 'Nda');
export const newSignatureId = makeIdFactory('sig', 'NdaSignature');

@ObjectType({ description: 'A version of the confidentiality agreement. Investors and administrators can read it.' })
export class Nda {
  @Field(() => ID, { description: 'Opaque id, which starts with `nda_`.' })
  id!: string;

  @Field(() => Int, { description: 'The number of the version. It increases with each published text.' })
  version!: number;

  @Field(() => String, { description: 'The whole text of the agreement, as plain text.' })
  body!: string;

  @Field(() => String, { description: 'The SHA-256 of the text in UTF-8, as 64 lowercase hexadecimal digits.' })
  sha256!: string;

  @Field(() => Date, { description: 'The date and time at which the agreement came into force.' })
  publishedAt!: Date;
}

@ObjectType({ description: 'A signature of a confidentiality agreement. The signer and administrators can read it.' })
export class NdaSignature {
  @Field(() => ID, { description: 'Opaque id, which starts with `sig_`.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the signed agreement.' })
  version!: number;

  @Field(() => String, { description: 'The name that the signer typed.' })
  name!: string;

  @Field(() => String, { description: 'The email address of the account at the time of signing.' })
  email!: string;

  @Field(() => Date, { description: 'The date and time of the signature.' })
  signedAt!: Date;

  @Field(() => String, {
    description: 'The certificate as JSON text, which the command `npx portal nda verify` checks.',
  })
  certificate!: string;
}

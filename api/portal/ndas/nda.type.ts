import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory } from '#api/platform/node.ts';
import { Person } from '#api/platform/person.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const newNdaId = makeIdFactory('nda', 'Nda');
export const newSignatureId = makeIdFactory('sig', 'NdaSignature');

@ObjectType({ description: 'A version of the confidentiality agreement. Investors and administrators can read it.' })
export class Nda {
  @Field(() => ID, { description: 'Opaque id, which starts with `nda_`.' })
  id!: string;

  @Field(() => Int, { description: 'The number of the version. It increases with each published text.' })
  version!: number;

  @Field(() => String, { description: 'The whole text of the agreement as Markdown, as it is signed.' })
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

export const ndaStateEnum = createEnum('NdaState', 'Whether a person must sign the confidentiality agreement.', {
  NOT_REQUIRED: 'No agreement is in force, or it does not apply to the person.',
  EXEMPT: 'An administrator exempted the person.',
  OPEN: 'The person must sign before they open another document.',
  SIGNED: 'The person signed the agreement in force.',
});
export type NdaState = keyof typeof ndaStateEnum;

@ObjectType({ description: 'An exemption from signing the confidentiality agreement.' })
export class NdaExemption {
  @Field(() => String, { description: 'The reason as plain text. Only administrators can read it.' })
  reason!: string;

  @Field(() => Person, {
    nullable: true,
    description: 'The administrator who granted it. Null if their account was deleted.',
  })
  grantedBy!: Person | null;

  @Field(() => Date, { description: 'The date and time of the exemption.' })
  createdAt!: Date;
}

@Extensions({ scope: null })
@ObjectType({ description: 'The confidentiality agreement of one person, for administrators.' })
export class UserNda {
  @Field(() => ndaStateEnum, { description: 'Whether the person must sign.' })
  state!: NdaState;

  @Field(() => NdaSignature, {
    nullable: true,
    description: 'The newest signature of the person, of the agreement in force or an earlier one. Null without one.',
  })
  signature!: NdaSignature | null;

  @Field(() => NdaExemption, { nullable: true, description: 'The exemption of the person. Null without one.' })
  exemption!: NdaExemption | null;
}

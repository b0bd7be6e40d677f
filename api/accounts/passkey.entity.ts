import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A key on a device or in a password manager that signs you in without your password.' })
export class Passkey {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'What you call it.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is kept on more devices than one.' })
  synced!: boolean;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it last signed you in; null before the first time.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'What the browser asks an authenticator.' })
export class PasskeyRequest {
  @Field(() => GraphQLJSONObject, {
    description: 'The options of WebAuthn, in their JSON form. The challenge in it is good once and for five minutes.',
  })
  options!: object;
}

@ObjectType({ description: 'A passkey that was just added.' })
export class PasskeyAdded {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey!: Passkey;

  @Field(() => [String], {
    description: 'Recovery codes, shown once, where it is your first second factor; else empty.',
  })
  recoveryCodes!: string[];
}

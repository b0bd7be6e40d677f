import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { createConnectionType } from '#api/platform/pagination.ts';

@ObjectType({
  description:
    'A WebAuthn passkey on a device or in a password manager. It signs in without a password. Only its owner can read it.',
})
export class Passkey {
  @Field(() => ID, { description: 'Opaque id, which starts with `psk_`.' })
  id!: string;

  @Field(() => String, { description: 'The name that the owner gave to the passkey.' })
  name!: string;

  @Field(() => Boolean, { description: 'True if the passkey is synchronized between devices.' })
  isSynced!: boolean;

  @Field(() => Date, { description: 'The date and time at which the passkey was added.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the last sign-in with the passkey. Null if it was never used.',
  })
  lastUsedAt!: Date | null;
}

export const PasskeyConnection = createConnectionType(Passkey, 'Passkey');

@ObjectType({ description: 'A request from the server to the authenticator of a browser.' })
export class PasskeyRequest {
  @Field(() => GraphQLJSONObject, {
    description: 'The options of WebAuthn in their JSON form. Their challenge works once, within five minutes.',
  })
  options!: object;
}

/** A new passkey, with recovery codes if it is the account's first second factor. */
export interface AddedPasskey {
  passkey: Passkey;
  recoveryCodes: string[];
}

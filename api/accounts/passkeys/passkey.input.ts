import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { passkeyName } from '#graphql/validation.ts';
import { Validated } from '#api/platform/validation.ts';

const bytes = (limit: number) =>
  z
    .string()
    .check(atMost(limit))
    .regex(/^[\w-]*$/);
const credentialFields = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') };

/** An authenticator's registration response as browser JSON. Other fields are dropped. */
export const registrationShape = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(40_000),
    transports: z
      .array(z.string().check(atMost(40)))
      .max(10)
      .optional(),
  }),
});

/** An authenticator's response to a challenge. */
export const assertionShape = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(20_000),
    userHandle: bytes(200).nullish(),
  }),
});

export type Registration = z.infer<typeof registrationShape>;
export type Assertion = z.infer<typeof assertionShape>;

const name = z.object({ name: passkeyName });

@Validated(name)
@InputType({ description: 'The input of the mutation addPasskey.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'The name of the passkey, one line.' })
  name!: string;

  @Field(() => GraphQLJSONObject, {
    description: 'The response of the authenticator to beginPasskey, in the JSON form of WebAuthn.',
  })
  response!: object;
}

@Validated(name)
@InputType({ description: 'The input of the mutation renamePasskey.' })
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'The id of the passkey to rename.' })
  id!: string;

  @Field(() => String, { description: 'The new name of the passkey, one line.' })
  name!: string;
}

@InputType({ description: 'The input of the mutation signInWithPasskey.' })
export class SignInWithPasskeyInput {
  @Field(() => GraphQLJSONObject, {
    description: 'The response of the authenticator to beginPasskeySignIn, in the JSON form of WebAuthn.',
  })
  response!: object;
}

@InputType({ description: 'The input of the mutation confirmIdentityWithPasskey.' })
export class ConfirmIdentityWithPasskeyInput {
  @Field(() => GraphQLJSONObject, {
    description: 'The response of the authenticator to beginPasskeyConfirmation, in the JSON form of WebAuthn.',
  })
  response!: object;
}

import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Your second factor.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Whether signing in asks for more than the password.' })
  enrolled!: boolean;

  @Field(() => Boolean, { description: 'Whether an authenticator app is on.' })
  authenticator!: boolean;

  @Field(() => Boolean, { description: 'Whether your role needs one; without it you are no admin here.' })
  required!: boolean;

  @Field(() => Int, { description: 'How many recovery codes are left.' })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: 'What an authenticator app needs, shown once.' })
export class TotpSetup {
  @Field(() => String, { description: 'The secret, to type by hand.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an address, to show as a picture: `otpauth://totp/…`.' })
  uri!: string;
}

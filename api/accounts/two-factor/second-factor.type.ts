import { Extensions, Field, Int, ObjectType } from 'type-graphql';

@Extensions({ scope: null })
@ObjectType({ description: 'The second factors of the account of the viewer.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'True if the account has an authenticator app or a passkey.' })
  isEnrolled!: boolean;

  @Field(() => Boolean, { description: 'True if the account has an authenticator app.' })
  hasAuthenticator!: boolean;

  @Field(() => Boolean, { description: 'True if the account has a passkey.' })
  hasPasskey!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the role of the account requires a second factor. The account cannot open admin pages without one.',
  })
  isRequired!: boolean;

  @Field(() => Int, { description: 'The number of recovery codes that are not used yet.' })
  recoveryCodeCount!: number;
}

@ObjectType({ description: 'The secret for a new authenticator app, shown once.' })
export class TotpSetup {
  @Field(() => String, { description: 'The secret in Base32, to type into the app.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as a URI for a QR code: `otpauth://totp/…`.' })
  uri!: string;
}

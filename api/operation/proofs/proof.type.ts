import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An attempt of the site to reach another host while the proof ran.' })
export class ProofAttempt {
  @Field(() => String, { description: 'The process of the server, or the page that a browser showed.' })
  process!: string;

  @Field(() => String, { description: 'The host name, the IP address or the socket that the process tried to reach.' })
  host!: string;

  @Field(() => String, { description: 'How the process tried to reach the host, such as a lookup of its name.' })
  call!: string;
}

@ObjectType({ description: 'Something that the proof did with the site, and how often.' })
export class ProofStep {
  @Field(() => String, { description: 'What the proof did, such as `Public pages opened`.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'How often the proof did it. Null if this step was left out.' })
  count!: number | null;
}

@ObjectType({ description: 'The signed result of `npm run proof`, which records each attempt to reach another host.' })
export class SilenceProof {
  @Field(() => Date, { description: 'The date and time at which the proof began.' })
  startedAt!: Date;

  @Field(() => Int, { description: 'The duration of the proof in seconds.' })
  seconds!: number;

  @Field(() => Boolean, { description: 'True if the proof ran the build that this server runs.' })
  isOfThisBuild!: boolean;

  @Field(() => String, { description: 'The SHA-256 hash of the build that the proof ran, as hex digits.' })
  buildHash!: string;

  @Field(() => String, { nullable: true, description: 'The Git commit of the build. Null if it is not known.' })
  commit!: string | null;

  @Field(() => Boolean, { description: 'True if the source files differed from the commit.' })
  isChanged!: boolean;

  @Field(() => [ProofStep], { description: 'What the proof did with the site. At most 20.' })
  steps!: ProofStep[];

  @Field(() => Int, {
    description: 'The number of connections and addressed messages of the server, all of which were checked.',
  })
  serverCalls!: number;

  @Field(() => Int, { description: 'The number of different attempts to reach another host.' })
  attemptCount!: number;

  @Field(() => [ProofAttempt], { description: 'The attempts to reach another host. At most 50.' })
  attempts!: ProofAttempt[];

  @Field(() => [String], { description: 'The versions of the programs that ran or watched the site. At most 10.' })
  versions!: string[];

  @Field(() => String, { description: 'The command that repeats the proof.' })
  repeat!: string;

  @Field(() => String, { description: 'The fingerprint of the key that signed the result.' })
  fingerprint!: string;
}

import { Field, ObjectType } from 'type-graphql';
import { createEnum } from '#api/platform/graphql/types.ts';

export const statusLevelEnum = createEnum('StatusLevel', 'How well a part of the system works.', {
  OK: 'The part works.',
  WARNING: 'The part works, and needs attention before it fails.',
  FAILING: 'The part does not work. Administrators get one email until it is `OK` again.',
});
export type StatusLevel = keyof typeof statusLevelEnum;

export const statusItemKindEnum = createEnum('StatusItemKind', 'A part of the system.', {
  VERSION: 'The builds that run, and the migrations of the database.',
  SERVERS: 'The servers of the site.',
  DATABASE: 'The size and the connections of the database, and slow statements.',
  TABLES: 'The ten largest tables of the database, with estimated numbers of rows.',
  JOBS: 'The background jobs of all servers.',
  EMAIL: 'The emails that wait or were not sent.',
  FEEDS: 'The feeds that cannot be read.',
  WEBHOOKS: 'The webhooks that the site paused.',
  STORAGE: 'The stored documents and pictures.',
  DISK: 'The free space of the data folders.',
  BACKUPS: 'The nightly backups.',
  RETENTION: 'What is deleted after some time, and when that was done last.',
  SILENCE: 'The newest proof that the site contacts no other host.',
  SIGN_INS: 'The failed sign-ins of the last hour.',
});
export type StatusItemKind = keyof typeof statusItemKindEnum;

@ObjectType({ description: 'The status of a part of the system.' })
export class StatusItem {
  @Field(() => statusItemKindEnum, { description: 'The part of the system.' })
  kind!: StatusItemKind;

  @Field(() => statusLevelEnum, { description: 'How well the part works.' })
  level!: StatusLevel;

  @Field(() => String, { description: 'The status with its figures, as a sentence.' })
  summary!: string;

  @Field(() => [String], { description: 'What the summary counts, such as the jobs that fail. At most 20.' })
  details!: string[];

  @Field(() => String, { nullable: true, description: 'What to do, as a sentence. Null if there is nothing to do.' })
  advice!: string | null;

  @Field(() => Boolean, { description: 'True if `retryMails` would send emails again. Always false for other parts.' })
  canRetry!: boolean;
}

@ObjectType({ description: 'The status of the system at one moment.' })
export class SystemStatus {
  @Field(() => Date, { description: 'The date and time of the status.' })
  checkedAt!: Date;

  @Field(() => [StatusItem], { description: 'The parts of the system. At most 14.' })
  items!: StatusItem[];
}

import { Field, ObjectType, registerEnumType } from 'type-graphql';

export const statusLevelEnum = { OK: 'OK', WARNING: 'WARNING', FAILING: 'FAILING' } as const;
export type StatusLevel = keyof typeof statusLevelEnum;
registerEnumType(statusLevelEnum, {
  name: 'StatusLevel',
  description: 'How well a part of the system works.',
  valuesConfig: {
    OK: { description: 'The part works.' },
    WARNING: { description: 'The part works, and needs attention before it fails.' },
    FAILING: { description: 'The part does not work. Administrators get one email until it is `OK` again.' },
  },
});

export const statusItemKindEnum = {
  VERSION: 'VERSION',
  SERVERS: 'SERVERS',
  DATABASE: 'DATABASE',
  TABLES: 'TABLES',
  JOBS: 'JOBS',
  EMAIL: 'EMAIL',
  FEEDS: 'FEEDS',
  WEBHOOKS: 'WEBHOOKS',
  STORAGE: 'STORAGE',
  DISK: 'DISK',
  BACKUPS: 'BACKUPS',
  RETENTION: 'RETENTION',
  SILENCE: 'SILENCE',
  SIGN_INS: 'SIGN_INS',
} as const;
export type StatusItemKind = keyof typeof statusItemKindEnum;
registerEnumType(statusItemKindEnum, {
  name: 'StatusItemKind',
  description: 'A part of the system.',
  valuesConfig: {
    VERSION: { description: 'The builds that run, and the migrations of the database.' },
    SERVERS: { description: 'The servers of the site.' },
    DATABASE: { description: 'The size and the connections of the database, and slow statements.' },
    TABLES: { description: 'The ten largest tables of the database, with estimated numbers of rows.' },
    JOBS: { description: 'The background jobs of all servers.' },
    EMAIL: { description: 'The emails that wait or were not sent.' },
    FEEDS: { description: 'The feeds that cannot be read.' },
    WEBHOOKS: { description: 'The webhooks that the site paused.' },
    STORAGE: { description: 'The stored documents and pictures.' },
    DISK: { description: 'The free space of the data folders.' },
    BACKUPS: { description: 'The nightly backups.' },
    RETENTION: { description: 'What is deleted after some time, and when that was done last.' },
    SILENCE: { description: 'The newest proof that the site contacts no other host.' },
    SIGN_INS: { description: 'The failed sign-ins of the last hour.' },
  },
});

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

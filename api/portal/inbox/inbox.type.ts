import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const inboxKindEnum = {
  ACCOUNT_REQUESTS: 'ACCOUNT_REQUESTS',
  ACCESS_REQUESTS: 'ACCESS_REQUESTS',
  QUESTIONS: 'QUESTIONS',
  FAILING_FEEDS: 'FAILING_FEEDS',
  UNDELIVERED_EMAILS: 'UNDELIVERED_EMAILS',
  QUARANTINED_UPLOADS: 'QUARANTINED_UPLOADS',
  SCHEDULED_ARTICLES: 'SCHEDULED_ARTICLES',
} as const;
export type InboxKind = keyof typeof inboxKindEnum;
registerEnumType(inboxKindEnum, {
  name: 'InboxKind',
  description: 'A kind of work in the inbox of editors and administrators.',
  valuesConfig: {
    ACCOUNT_REQUESTS: { description: 'Accounts with the status PENDING.' },
    ACCESS_REQUESTS: { description: 'Requests of investors to read a document that they can only list.' },
    QUESTIONS: { description: 'Questions of investors with the status OPEN.' },
    FAILING_FEEDS: { description: 'Feeds whose last request failed, and feeds that were disabled after ten failures.' },
    UNDELIVERED_EMAILS: {
      description: 'Emails of the last 7 days that were given up, and emails that wait for another attempt.',
    },
    QUARANTINED_UPLOADS: { description: 'Uploaded files that wait for the malware scanner.' },
    SCHEDULED_ARTICLES: { description: 'Articles with the status SCHEDULED.' },
  },
});

@ObjectType({ description: 'One kind of work that waits for editors or administrators, and how much of it there is.' })
export class InboxEntry {
  @Field(() => inboxKindEnum, { description: 'The kind of work.' })
  kind!: InboxKind;

  @Field(() => Int, { description: 'The number of items that wait. 0 if there are none.' })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The label of the first item: the name of the person who requested an account or access, the text of the question, the title or URL of the feed, the subject of the email, the name of the file or the title of the article. The first item waits longest; of scheduled articles, it is published next. Null if `count` is 0.',
  })
  firstLabel!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time since which the first item waits; for scheduled articles, at which it is published. Null if `count` is 0.',
  })
  firstAt!: Date | null;
}

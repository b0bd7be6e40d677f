import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '#api/platform/graphql/types.ts';

export const inboxKindEnum = createEnum('InboxKind', 'A kind of work in the inbox of editors and administrators.', {
  ACCOUNT_REQUESTS: 'Accounts with the status PENDING.',
  ACCESS_REQUESTS: 'Requests of investors to read a document that they can only list.',
  QUESTIONS: 'Questions of investors with the status OPEN.',
  FAILING_FEEDS: 'Feeds whose last request failed, and feeds that were disabled after ten failures.',
  UNDELIVERED_EMAILS: 'Emails of the last 7 days that were given up, and emails that wait for another attempt.',
  QUARANTINED_UPLOADS: 'Uploaded files that wait for the malware scanner.',
  SCHEDULED_ARTICLES: 'Articles with the status SCHEDULED.',
});
export type InboxKind = keyof typeof inboxKindEnum;

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

export const firstStepEnum = createEnum('FirstStep', 'A step with which an administrator sets up a new site.', {
  SITE_DETAILS: 'State the facts about the company on the public pages.',
  PEOPLE: 'Invite the first person to the portal, or approve one.',
  FOLDERS: 'Create the first folder of documents.',
  AGREEMENT: 'Publish a confidentiality agreement.',
  MAIL: 'Connect a mail server with the setting SMTP_URL.',
  BACKUP: 'Set up the nightly backup with the setting BACKUP_URL.',
});
export type FirstStep = keyof typeof firstStepEnum;

import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { Validated } from '#api/platform/validation.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const updateMailsEnum = createEnum(
  'InvestorUpdateEmailFrequency',
  'The frequency at which an account receives emails about new updates.',
  {
    AT_ONCE: 'One email for each update or batch of documents, without delay.',
    DAILY: 'One email with everything new, each day at 8:00 in the time zone of the account.',
    WEEKLY: 'One email with everything new, each Monday at 8:00 in the time zone of the account.',
    NONE: 'No emails about updates or documents.',
  },
);
export type UpdateMails = keyof typeof updateMailsEnum;

@Extensions({ scope: null })
@ObjectType('InvestorUpdateSettings', {
  description: 'The settings of an account for emails about updates and documents.',
})
export class UpdateSettings {
  @Field(() => updateMailsEnum, {
    description: 'The frequency at which the account receives emails about new updates.',
  })
  emailFrequency!: UpdateMails;

  @Field(() => Boolean, {
    description:
      'True if the account also receives emails, at the same frequency, about documents of which an administrator notifies their readers.',
  })
  hasDocuments!: boolean;
}

@Validated(z.object({ emailFrequency: z.enum(updateMailsEnum), hasDocuments: z.boolean().nullish() }))
@InputType({ description: 'The input of the mutation setInvestorUpdateSettings.' })
export class SetInvestorUpdateSettingsInput {
  @Field(() => updateMailsEnum, {
    description: 'The frequency at which the account receives emails about new updates.',
  })
  emailFrequency!: UpdateMails;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to also receive emails about documents, at the same frequency. Unchanged if absent or null.',
  })
  hasDocuments?: boolean | null;
}

@ObjectType({ description: 'A link in an email about updates, which ends these emails without signing in.' })
export class UnsubscribeLink {
  @Field(() => updateMailsEnum, {
    description: 'The frequency of update emails of the account that the link belongs to, after the change.',
  })
  emailFrequency!: UpdateMails;
}

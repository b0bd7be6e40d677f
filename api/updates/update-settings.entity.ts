import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { Validated } from '../platform/validation.ts';

export const updateMailsEnum = { AT_ONCE: 'AT_ONCE', DAILY: 'DAILY', WEEKLY: 'WEEKLY', NONE: 'NONE' } as const;
export type UpdateMails = keyof typeof updateMailsEnum;
registerEnumType(updateMailsEnum, {
  name: 'UpdateMails',
  description: 'How somebody is mailed of updates.',
  valuesConfig: {
    AT_ONCE: { description: 'Of each, once it is released.' },
    DAILY: { description: 'Of what is new, each morning at 8 on their clock.' },
    WEEKLY: { description: 'Of what is new, each Monday morning at 8 on their clock.' },
    NONE: { description: 'Of none.' },
  },
});

@ObjectType({ description: 'How somebody wants to be told of updates.' })
export class UpdateSettings {
  @Field(() => updateMailsEnum, { description: 'How you are mailed of updates.' })
  mails!: UpdateMails;
}

@Validated(z.object({ mails: z.enum(updateMailsEnum) }))
@InputType({ description: 'How you want to be told of updates.' })
export class UpdateSettingsInput {
  @Field(() => updateMailsEnum, { description: 'How you are mailed of updates.' })
  mails!: UpdateMails;
}

@ObjectType({ description: 'A mailed link that ends the mails about updates.' })
export class UnsubscribeLink {
  @Field(() => updateMailsEnum, { description: 'How its owner is mailed of updates now.' })
  mails!: UpdateMails;
}

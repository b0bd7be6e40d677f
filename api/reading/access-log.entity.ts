import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const accessKindEnum = {
  SEEN: 'SEEN',
  VIEWED: 'VIEWED',
  READ: 'READ',
  DOWNLOADED: 'DOWNLOADED',
  PRINTED: 'PRINTED',
} as const;
export type AccessKind = keyof typeof accessKindEnum;
registerEnumType(accessKindEnum, {
  name: 'AccessKind',
  description: 'What somebody did with a document.',
  valuesConfig: {
    SEEN: { description: 'Opened the document page.' },
    VIEWED: { description: 'Was sent a page of it, or the words of one.' },
    READ: { description: 'Had a page in view for some seconds, as their browser says.' },
    DOWNLOADED: { description: 'Was sent the file.' },
    PRINTED: { description: 'Printed what they had open, as their browser says.' },
  },
});

/** How the trail says for whom it was done: by id alone, as with who did it. */
export const behalfIn = (principal: { id: string } | null): { onBehalfOf?: string } =>
  principal ? { onBehalfOf: principal.id } : {};

/** The kind of event that the trail holds for it. */
export const eventOf = (kind: AccessKind): string => `document.${kind.toLowerCase()}`;

@ObjectType({ description: 'One entry of the log of who did what with which document.' })
export class AccessLogEntry {
  @Field(() => ID, { description: 'Its number in the audit trail.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => accessKindEnum, { description: 'What.' })
  kind!: AccessKind;

  @Field(() => ID, { description: 'Id of the account.' })
  personId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person; null where the account is gone.' })
  personName!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the account for whom it was done; null: for themself.' })
  principalId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of whom it was done for; null where there is none.' })
  principalName!: string | null;

  @Field(() => ID, { description: 'Id of the document.' })
  documentId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its title now; null where it is gone, or no longer shared with you.',
  })
  title!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the version.' })
  version!: number | null;

  @Field(() => Int, { nullable: true, description: 'The page, from 1; null where it is about the whole document.' })
  page!: number | null;

  @Field(() => Int, { nullable: true, description: 'For how many seconds a page was in view.' })
  seconds!: number | null;

  @Field(() => String, { nullable: true, description: 'The code in the mark.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the connection; for admins.' })
  address!: string | null;
}

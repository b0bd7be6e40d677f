import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { whitepaperConsent } from '#graphql/consent.ts';
import { type ContactTopic, contactTopics } from '#graphql/contact-topics.ts';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

const newLeadId = makeIdFactory('lead', 'Lead');

export const leadKindEnum = createEnum('LeadKind', 'The form that a person sent.', {
  WHITEPAPER: 'The person requested the whitepaper.',
  CONTACT: 'The person wrote to the company.',
});
export type LeadKind = keyof typeof leadKindEnum;

export const leadStatusEnum = createEnum('LeadStatus', 'The state of the work on a lead, which administrators set.', {
  NEW: 'No one has answered yet.',
  IN_PROGRESS: 'Someone is working on it.',
  CLOSED: 'The person was answered, or needs no answer.',
});
export type LeadStatus = keyof typeof leadStatusEnum;

export const contactTopicEnum = createEnum(
  'ContactTopic',
  'The topic of a message to the company.',
  Object.fromEntries(Object.entries(contactTopics).map(([topic, label]) => [topic, `The topic “${label}”.`])) as Record<
    ContactTopic,
    string
  >,
);

@ObjectType({
  implements: Node,
  description: 'A person who requested the whitepaper or wrote to the company. Only administrators can read leads.',
})
@Entity({ tableName: 'lead' })
@Index({
  name: 'lead_by_address',
  properties: ['emailKey', 'createdAt'],
  columns: [{ name: 'emailKey' }, { name: 'createdAt', sort: 'DESC' }],
})
@Index({
  name: 'lead_by_age',
  properties: ['createdAt', 'id'],
  columns: [
    { name: 'createdAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Unique({ name: 'lead_request_unique', properties: ['emailKey', 'requestKey'], where: 'request_key IS NOT NULL' })
export class Lead {
  [EntityName]?: 'Lead';

  [OptionalProps]?:
    | 'id'
    | 'kind'
    | 'topic'
    | 'phone'
    | 'status'
    | 'notes'
    | 'page'
    | 'referrer'
    | 'requestKey'
    | 'proven'
    | 'consentVersion'
    | 'consentedAt'
    | 'createdAt'
    | 'downloads'
    | 'lastDownloadedAt';

  @Field(() => ID, { description: 'Opaque id, which starts with `lead_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newLeadId();

  @Field(() => String, { description: 'The name, as typed.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The work email address, as typed. It is unverified until the first download.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailKey!: string;

  @Field(() => String, { description: 'The company, as typed.' })
  @Property({ type: 'text' })
  company!: string;

  @Field(() => leadKindEnum, { description: 'The form that the person sent.' })
  @Property({ type: 'text', defaultRaw: "'WHITEPAPER'" })
  kind: LeadKind = 'WHITEPAPER';

  @Field(() => contactTopicEnum, { nullable: true, description: 'The topic of the message. Null for the whitepaper.' })
  @Property({ type: 'text', nullable: true })
  topic: ContactTopic | null = null;

  @Field(() => String, { nullable: true, description: 'The telephone number, as typed. Null if the person gave none.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => leadStatusEnum, { description: 'The state of the work on the lead, which administrators set.' })
  @Property({ type: 'text', defaultRaw: "'NEW'" })
  status: LeadStatus = 'NEW';

  @Field(() => String, { description: 'Notes of administrators, as plain text. Empty if there are none.' })
  @Property({ type: 'text', defaultRaw: "''" })
  notes: string = '';

  @Field(() => String, { description: 'The needs of the person or the message, as plain text.' })
  @Property({ type: 'text' })
  needs!: string;

  @Field(() => String, { name: 'pagePath', description: 'The path of the page with the form.' })
  @Property({ type: 'text' })
  page: string = '/whitepaper';

  @Field(() => String, {
    name: 'referrerPath',
    nullable: true,
    description: 'The path of the page of this site that linked to the form. Null if unknown.',
  })
  @Property({ type: 'text', nullable: true })
  referrer: string | null = null;

  /** The browser creates the key when it shows the form. A request with a known key is a repeat. */
  @Property({ type: 'text', nullable: true })
  requestKey: string | null = null;

  @Field(() => Boolean, {
    name: 'hasProofOfWork',
    description: 'True if the browser solved the challenge, which requires JavaScript.',
  })
  @Property({ type: 'boolean' })
  proven: boolean = false;

  @Field(() => String, { description: 'The version of the consent text that the person agreed to.' })
  @Property({ type: 'text' })
  consentVersion: string = whitepaperConsent.version;

  @Field(() => Date, { description: 'The date and time of the consent.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  consentedAt: Date = new Date();

  @Field(() => Date, { description: 'The date and time of the request.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => Int, { name: 'downloadCount', description: 'The number of downloads with the links of this lead.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  downloads: number = 0;

  @Field(() => Date, { nullable: true, description: 'The date and time of the last download. Null if there was none.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastDownloadedAt: Date | null = null;
}

export const LeadPermissions = createPermissions('Lead', 'a lead.', {
  update: 'set the status and the notes of the lead',
  delete: 'delete the lead with the links emailed to the person',
});
export type LeadPermissions = InstanceType<typeof LeadPermissions>;

@Entity({ tableName: 'lead_link' })
@Index({ name: 'lead_link_of', properties: ['leadId'] })
export class LeadLink {
  [EntityName]?: 'LeadLink';

  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne(() => Lead, { mapToPk: true, fieldName: 'lead_id', deleteRule: 'cascade' })
  leadId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { whitepaperConsent } from '../../graphql/consent.ts';
import { makeIdFactory } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

const newLeadId = makeIdFactory('lead', 'Lead');

@ObjectType({
  implements: Node,
  description: 'A person who requested the whitepaper. Only administrators can read leads.',
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

  @Field(() => String, { description: 'The needs of the person, as plain text.' })
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

@ObjectType({ description: 'The actions that the viewer can take on a lead.' })
export class LeadPermissions {
  @Field(() => Boolean, { description: 'True if the viewer can delete the lead with the links emailed to the person.' })
  delete!: boolean;
}

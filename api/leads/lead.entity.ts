import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { whitepaperConsent } from '../../graphql/consent.ts';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

const newLeadId = idsOf('lead', 'Lead');

@ObjectType({ implements: Node, description: 'Somebody who asked for the whitepaper.' })
@Entity({ tableName: 'lead' })
export class Lead {
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

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newLeadId();

  @Field(() => String, { description: 'Name, as typed.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Work e-mail address, as typed. Only a download shows that it is theirs.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailKey!: string;

  @Field(() => String, { description: 'Company, as typed.' })
  @Property({ type: 'text' })
  company!: string;

  @Field(() => String, { description: 'What they need, in their words.' })
  @Property({ type: 'text' })
  needs!: string;

  @Field(() => String, { description: 'Path of the page with the form.' })
  @Property({ type: 'text' })
  page: string = '/whitepaper';

  @Field(() => String, { nullable: true, description: 'Path of the page of this site that led there, where known.' })
  @Property({ type: 'text', nullable: true })
  referrer: string | null = null;

  /** Made by the browser for one showing of the form: the same one twice is the same request. */
  @Property({ type: 'text', nullable: true })
  requestKey: string | null = null;

  @Field(() => Boolean, { description: 'Whether the browser did the proof of work; without JavaScript none can.' })
  @Property({ type: 'boolean' })
  proven: boolean = false;

  @Field(() => String, { description: 'Version of the words they agreed to.' })
  @Property({ type: 'text' })
  consentVersion: string = whitepaperConsent.version;

  @Field(() => Date, { description: 'When they agreed.' })
  @Property({ type: 'timestamptz' })
  consentedAt: Date = new Date();

  @Field(() => Date, { description: 'When they asked.' })
  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int, { description: 'How often the whitepaper was fetched by their links.' })
  @Property({ type: 'integer' })
  downloads: number = 0;

  @Field(() => Date, { nullable: true, description: 'When it was last fetched; null where it never was.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastDownloadedAt: Date | null = null;
}

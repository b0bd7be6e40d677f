import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { JsonMl } from '../../graphql/json-ml.ts';
import { points } from '../../graphql/limits.ts';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';
import { JsonMlScalar } from '../platform/scalars.ts';

export enum CaseStudyStatus {
  DRAFT = 'DRAFT',
  PUBLISHED = 'PUBLISHED',
}
registerEnumType(CaseStudyStatus, {
  name: 'CaseStudyStatus',
  description: 'Who may read a case study.',
  valuesConfig: {
    DRAFT: { description: 'Seen by admins only.' },
    PUBLISHED: { description: 'Readable by everybody.' },
  },
});

export enum Industry {
  GOVERNMENT = 'GOVERNMENT',
  HEALTHCARE = 'HEALTHCARE',
  FINANCIAL_SERVICES = 'FINANCIAL_SERVICES',
  UTILITIES = 'UTILITIES',
  DEFENSE = 'DEFENSE',
}
registerEnumType(Industry, {
  name: 'Industry',
  description: 'Whom a deployment is for.',
  valuesConfig: {
    GOVERNMENT: { description: 'Public bodies, courts and archives.' },
    HEALTHCARE: { description: 'Hospitals, clinics and laboratories.' },
    FINANCIAL_SERVICES: { description: 'Banks, credit unions and insurers.' },
    UTILITIES: { description: 'Water, power and other infrastructure.' },
    DEFENSE: { description: 'Suppliers who hold controlled technical data.' },
  },
});

@ObjectType({ description: 'A short fact of a deployment, such as what network it has.' })
export class CaseStudyFact {
  @Field(() => String, { description: 'What the fact is about.' })
  label!: string;

  @Field(() => String, { description: 'The fact.' })
  value!: string;
}

const newCaseStudyId = idsOf('cas', 'CaseStudy');

/** The database keeps two more columns that no entity knows, as articles have them: `sort_at` and `search`. */
@ObjectType({ implements: Node, description: 'A deployment told at length.' })
@Entity({ tableName: 'case_study' })
@Index({ name: 'case_study_live', properties: ['status', 'publishedAt', 'id'] })
export class CaseStudy {
  [OptionalProps]?:
    | 'id'
    | 'summary'
    | 'setting'
    | 'problem'
    | 'body'
    | 'bodyHtml'
    | 'bodyTree'
    | 'renderVersion'
    | 'facts'
    | 'illustrative'
    | 'status'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Opaque id, also its address: `/case-studies/{id}`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newCaseStudyId();

  @Field(() => String, { description: 'Title, at most 120 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences for lists and search engines.' })
  @Property({ type: 'text' })
  summary: string = '';

  @Field(() => Industry, { description: 'Whom the deployment is for.' })
  @Enum({ items: () => Industry, type: 'text' })
  industry!: Industry;

  @Field(() => String, { description: 'Where it stands and who works there, as plain text.' })
  @Property({ type: 'text' })
  setting: string = '';

  @Field(() => String, { description: 'What was wrong before, as plain text.' })
  @Property({ type: 'text' })
  problem: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'What was built, as written, in Markdown.' })
  @Property({ type: 'text' })
  body: string = '';

  /** Made from `body` on every save by platform/markdown, so that reading never renders. */
  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'What was built, as sanitized HTML.' })
  @Property({ type: 'text' })
  bodyHtml: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => JsonMlScalar, {
    description: 'The same text as JsonML (`[tag, attributes?, ...children]`), for readers that may not parse HTML.',
  })
  @Property({ type: 'json' })
  bodyTree: JsonMl[] = [];

  /** Which renderer made `bodyHtml`; rows of an older one are made anew at start. */
  @Property({ type: 'integer' })
  renderVersion: number = 0;

  @Field(() => [CaseStudyFact], { description: 'Short facts, in the order in which they are shown.' })
  @Property({ type: 'json' })
  facts: CaseStudyFact[] = [];

  /** Unless somebody says otherwise: no real deployment is told without its owner's word. */
  @Field(() => Boolean, { description: 'True where it is an example and no customer’s own deployment.' })
  @Property({ type: 'boolean' })
  illustrative: boolean = true;

  @Field(() => CaseStudyStatus, { description: 'Who may read it.' })
  @Enum({ items: () => CaseStudyStatus, type: 'text' })
  status: CaseStudyStatus = CaseStudyStatus.DRAFT;

  @Field(() => Date, { nullable: true, description: 'When it was first published; null for a draft that never was.' })
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Date, { description: 'When the text last changed.' })
  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();
}

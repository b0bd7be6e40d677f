import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { JsonMl } from '#graphql/json-ml.ts';
import { points } from '#graphql/limits.ts';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { JsonMlScalar } from '#api/platform/graphql/scalars.ts';
import { SeoText } from '#api/platform/seo-text.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const CaseStudyStatus = createEnum('CaseStudyStatus', 'The status of a case study.', {
  DRAFT: 'Not published. Only editors and administrators can read it.',
  PUBLISHED: 'Published. Everyone can read it.',
});
export type CaseStudyStatus = keyof typeof CaseStudyStatus;

export const Industry = createEnum('Industry', 'The industry of a deployment.', {
  GOVERNMENT: 'Public bodies, courts and archives.',
  HEALTHCARE: 'Hospitals, clinics and laboratories.',
  FINANCIAL_SERVICES: 'Banks, credit unions and insurers.',
  UTILITIES: 'Water, power and other infrastructure.',
  DEFENSE: 'Suppliers who hold controlled technical data.',
});
export type Industry = keyof typeof Industry;

@ObjectType({ description: 'A short fact of a deployment, such as the kind of its network.' })
export class CaseStudyFact {
  @Field(() => String, { description: 'The name of the fact, such as “Rooms”.' })
  label!: string;

  @Field(() => String, { description: 'The fact.' })
  value!: string;
}

const newCaseStudyId = makeIdFactory('cas', 'CaseStudy');

@ObjectType({ implements: Node, description: 'A description of a deployment.' })
@Entity({ tableName: 'case_study' })
@Index({
  name: 'case_study_live',
  properties: ['status', 'sortAt', 'id'],
  columns: [{ name: 'status' }, { name: 'sortAt', sort: 'DESC' }, { name: 'id', sort: 'DESC' }],
})
@Index({
  name: 'case_study_in_order',
  properties: ['status', 'position', 'sortAt', 'updatedAt', 'id'],
  columns: [
    { name: 'status' },
    { name: 'position' },
    { name: 'sortAt', sort: 'DESC' },
    { name: 'updatedAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({
  name: 'case_study_of_industry',
  properties: ['industry', 'status', 'sortAt', 'id'],
  columns: [{ name: 'industry' }, { name: 'status' }, { name: 'sortAt', sort: 'DESC' }, { name: 'id', sort: 'DESC' }],
})
@Index({ name: 'case_study_search', properties: ['search'], type: 'gin' })
export class CaseStudy extends SeoText {
  [EntityName]?: 'CaseStudy';

  [OptionalProps]?:
    | 'id'
    | 'summary'
    | 'industry'
    | 'setting'
    | 'problem'
    | 'body'
    | 'bodyHtml'
    | 'bodyTree'
    | 'renderVersion'
    | 'facts'
    | 'illustrative'
    | 'cover'
    | 'isNoindex'
    | 'version'
    | 'position'
    | 'status'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Opaque id, which starts with `cas_`. The page is `/case-studies/{id}`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newCaseStudyId();

  @Field(() => String, { description: 'The title, at most 120 characters.' })
  @Property({ type: 'text' })
  title!: string;

  /** The column is '' if there is none, like `setting` and `problem`. */
  @Field(() => String, {
    nullable: true,
    description: 'One or two sentences for lists and search engines, at most 300 characters. Null if there are none.',
  })
  @Property({ type: 'text' })
  summary: string = '';

  @Field(() => Industry, {
    nullable: true,
    description: 'The industry of the deployment. Null for drafts whose industry is not chosen yet.',
  })
  @Enum({ items: () => Industry, type: 'text', nullable: true })
  industry: Industry | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The place and the people of the deployment, as plain text. Null if they are not described.',
  })
  @Property({ type: 'text' })
  setting: string = '';

  @Field(() => String, {
    nullable: true,
    description: 'The problem before the deployment, as plain text. Null if it is not described.',
  })
  @Property({ type: 'text' })
  problem: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'The text, as Markdown.' })
  @Property({ type: 'text' })
  body: string = '';

  /** platform/markdown renders it from `body` on every save, so that reading never renders. */
  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'The text, as sanitized HTML.' })
  @Property({ type: 'text' })
  bodyHtml: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => JsonMlScalar, {
    description: 'The text as JsonML, `[tag, attributes?, ...children]`, for clients that do not parse HTML.',
  })
  @Property({ type: 'json' })
  bodyTree: JsonMl[] = [];

  /** The version of the renderer that wrote `bodyHtml`. Rows of an older version are rendered again at startup. */
  @Property({ type: 'integer' })
  renderVersion: number = 0;

  @Field(() => [CaseStudyFact], { description: 'Short facts, in the order in which they are shown.' })
  @Property({ type: 'json' })
  facts: CaseStudyFact[] = [];

  /** True by default: a real deployment is published only with the consent of its owner. */
  @Field(() => Boolean, {
    name: 'isIllustrative',
    description: 'True for an example that is not the deployment of a customer.',
  })
  @Property({ type: 'boolean' })
  illustrative: boolean = true;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the picture on this site that shared links show. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  cover: string | null = null;

  @Field(() => Int, {
    description:
      'The version of the text, from 1. Each change increases it. Send it as `expectedVersion` to detect concurrent changes.',
  })
  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;

  /** The place among the published ones, from 1. 0 for drafts, and until somebody places it: those come first. */
  @Property({ type: 'integer', defaultRaw: '0' })
  position: number = 0;

  @Field(() => CaseStudyStatus, { description: 'The status. Only editors and administrators can read drafts.' })
  @Enum({ items: () => CaseStudyStatus, type: 'text' })
  status: CaseStudyStatus = CaseStudyStatus.DRAFT;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the first publication. Null for drafts that were never published.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Date, { description: 'The date and time of the last change of the text.' })
  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();

  /** `publishedAt`, or infinity for a draft. Lists sort by it. */
  @Property({
    type: 'timestamptz',
    generated: "COALESCE(published_at, 'infinity'::timestamp with time zone) stored",
    lazy: true,
  })
  sortAt?: Date;

  @Property({
    type: 'tsvector',
    generated:
      "((setweight(search_vector(title), 'A'::\"char\") || setweight(search_vector(((((summary || ' '::text) || setting) || ' '::text) || problem)), 'B'::\"char\")) || setweight(search_vector(markdown_terms(body, body_html)), 'C'::\"char\")) stored",
    lazy: true,
  })
  search?: string;
}

export const CaseStudyPermissions = createPermissions(
  'CaseStudy',
  'a case study. All are false for visitors and investors.',
  {
    update: 'change the case study',
    publish: 'publish the draft',
    unpublish: 'make the published case study a draft again',
    move: 'change the place of the case study in the order of the site',
    delete: 'delete the case study',
  },
);
export type CaseStudyPermissions = InstanceType<typeof CaseStudyPermissions>;

import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { siteTextFields } from '#graphql/site-detail-fields.ts';
import { listedAtMost, type SiteText, siteTextNames, type StoredSiteDetails } from '#graphql/site-details.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { Person } from '#api/platform/person.ts';
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One state of the site details. The newest is in force. */
@Entity({ tableName: 'site_details_version' })
export class SiteDetailsVersionRow {
  [EntityName]?: 'SiteDetailsVersion';

  @PrimaryKey({ type: 'integer', autoincrement: false })
  version!: number;

  @Property({ type: 'json' })
  details!: StoredSiteDetails;

  @Property({ type: 'timestamptz', length: 3 })
  savedAt!: Date;

  /** The id of the account, which is kept after the account was deleted. */
  @Property({ type: 'text', nullable: true })
  savedBy!: string | null;
}

@ObjectType({ description: 'A founder of the company.' })
export class Founder {
  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The title, such as “Chief Executive”. Null if not given.' })
  title!: string | null;
}

@ObjectType({ description: 'A page of the company on another site.' })
export class SocialProfile {
  @Field(() => String, { description: 'The name of the other site.' })
  name!: string;

  @Field(() => UrlScalar, { description: 'The https URL of the page.' })
  url!: string;
}

@ObjectType('SiteDetails', {
  description: 'The facts about the operator that the public pages state. A fact that is not set is null.',
})
export class SiteDetailsType {
  @Field(() => Int, { description: 'Rises with each change. 0 before the first one.' })
  version!: number;

  @Extensions({ listSize: listedAtMost })
  @Field(() => [Founder], { description: 'The founders in their order, at most six.' })
  founders!: Founder[];

  @Extensions({ listSize: listedAtMost })
  @Field(() => [SocialProfile], { description: 'The pages of the company on other sites, at most six.' })
  socialProfiles!: SocialProfile[];

  @Field(() => [String], { description: 'The names of the fields that are not set, in the order of the form.' })
  unsetFields!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the account pages of investors offer API tokens and webhooks. Null for everyone but administrators.',
  })
  isApiOffered!: boolean | null;
}

for (const name of siteTextNames)
  Field(() => String, { nullable: true, description: `${siteTextFields[name].description} Null if it is not set.` })(
    SiteDetailsType.prototype,
    name,
  );

/** The texts are declared above, once for all. */
export type SiteDetailsResult = SiteDetailsType & Record<SiteText, string | null>;

@ObjectType({ description: 'One saved state of the site details.' })
export class SiteDetailsVersion {
  @Field(() => Int, { description: 'The number of the version.' })
  version!: number;

  @Field(() => Date, { description: 'When it was saved.' })
  savedAt!: Date;

  @Field(() => Person, { nullable: true, description: 'Who saved it. Null if a program without an account did.' })
  savedBy!: Person | null;

  @Field(() => [String], { description: 'The names of the fields that differ from the version before.' })
  changedFields!: string[];
}

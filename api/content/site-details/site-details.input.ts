import { Field, InputType, Int } from 'type-graphql';
import { siteTextFields } from '#graphql/site-detail-fields.ts';
import { type SiteText, siteTextNames } from '#graphql/site-details.ts';
import { updateSiteDetailsInput } from '#graphql/site-details-validation.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType({ description: 'A founder of the company.' })
export class FounderInput {
  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'The title, such as “Chief Executive”.' })
  title!: string;
}

@InputType({ description: 'A page of the company on another site.' })
export class SocialProfileInput {
  @Field(() => String, { description: 'The name of the other site.' })
  name!: string;

  @Field(() => UrlScalar, { description: 'The https URL of the page.' })
  url!: string;
}

@Validated(updateSiteDetailsInput)
@InputType({
  description: 'The input of the mutation updateSiteDetails. A field that is absent stays, and an empty one is unset.',
})
export class UpdateSiteDetailsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on, 0 if there was none. If null or absent, it is not compared.',
  })
  expectedVersion?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A former version whose facts are restored before the other fields are changed. If null or absent, those in force are changed.',
  })
  restoredVersion?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the account pages of investors are to offer API tokens and webhooks. If null or absent, it stays, also if a version is restored.',
  })
  isApiOffered?: boolean | null;

  @Field(() => [FounderInput], {
    nullable: true,
    description: 'All founders in their order, at most six. If null or absent, they stay.',
  })
  founders?: FounderInput[] | null;

  @Field(() => [SocialProfileInput], {
    nullable: true,
    description: 'All pages of the company on other sites, at most six. If null or absent, they stay.',
  })
  socialProfiles?: SocialProfileInput[] | null;
}

for (const name of siteTextNames)
  Field(() => String, {
    nullable: true,
    description: `${siteTextFields[name].description} If null or absent, it stays; empty unsets it.`,
  })(UpdateSiteDetailsInput.prototype, name);

/** The texts are declared above, once for all. */
export type SiteDetailsChanges = UpdateSiteDetailsInput & Partial<Record<SiteText, string | null>>;

import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import {
  type CaseStudyChanges,
  createCaseStudyInput,
  publishCaseStudyInput,
  updateCaseStudyInput,
} from '#graphql/case-study-validation.ts';
import { searchWords } from '#graphql/validation.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { SeoInput } from '#api/platform/seo-text.ts';
import { Validated } from '#api/platform/validation.ts';
import { CaseStudyStatus, Industry } from './case-study.entity.ts';

@InputType({ description: 'A short fact of a deployment.' })
export class CaseStudyFactInput {
  @Field(() => String, { description: 'The name of the fact, at most 40 characters.' })
  label!: string;

  @Field(() => String, { description: 'The fact, at most 160 characters.' })
  value!: string;
}

@InputType()
abstract class CaseStudyInput extends SeoInput implements Omit<CaseStudyChanges, 'title'> {
  @Field(() => String, {
    nullable: true,
    description: 'One or two sentences, at most 300 characters. Null stands for none.',
  })
  summary!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The place and the people of the deployment, at most 800 characters. Null stands for none.',
  })
  setting!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The problem before the deployment, at most 800 characters. Null stands for none.',
  })
  problem!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The text in Markdown, at most 200,000 characters. Null stands for an empty text.',
  })
  body!: string | null | undefined;

  @Field(() => [CaseStudyFactInput], {
    nullable: true,
    description: 'All facts in order, at most 12. Null stands for none.',
  })
  facts!: CaseStudyFactInput[] | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The path of a picture on this site that shared links show. Null stands for none.',
  })
  cover!: string | null | undefined;

  @Field(() => Industry, {
    nullable: true,
    description:
      'The industry of the deployment. If absent or null, a draft is without one until it is chosen, and another case study keeps its own.',
  })
  industry!: Industry | null | undefined;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for an example that is not the deployment of a customer. If absent or null, it is true for a new case study, and stays unchanged otherwise.',
  })
  isIllustrative!: boolean | null | undefined;
}

@Validated(createCaseStudyInput)
@InputType({ description: 'The input of the mutation createCaseStudy.' })
export class CreateCaseStudyInput extends CaseStudyInput implements CaseStudyChanges {
  @Field(() => String, { description: 'The title, at most 120 characters.' })
  title!: string;
}

@Validated(updateCaseStudyInput)
@InputType({ description: 'The input of the mutation updateCaseStudy. Absent fields stay unchanged.' })
export class UpdateCaseStudyInput extends CaseStudyInput implements CaseStudyChanges {
  @Field(() => ID, { description: 'The id of the case study to change.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The title, at most 120 characters. Null leaves it unchanged.' })
  title!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason to change a published case study although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason.',
  })
  overrideReason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that this change is based on: if the case study has another version, the answer is CONFLICT. Null changes any version.',
  })
  expectedVersion?: number | null;
}

@Validated(publishCaseStudyInput)
@InputType({ description: 'The input of the mutation publishCaseStudy.' })
export class PublishCaseStudyInput {
  @Field(() => ID, { description: 'The id of the case study to publish.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason to publish although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason.',
  })
  overrideReason?: string | null;
}

const place = z.number().int().min(1, 'Use a place from 1');

@Validated(z.object({ place, expectedPlace: place.nullish() }))
@InputType({ description: 'The input of the mutation moveCaseStudy.' })
export class MoveCaseStudyInput {
  @Field(() => ID, { description: 'The id of the published case study to move.' })
  id!: string;

  @Field(() => Int, {
    description:
      'The new place among all published case studies, from 1. A number beyond the last place is the last place.',
  })
  place!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The place from which the case study is moved. The mutation fails with CONFLICT if it has another one now. Absent or null moves it from any place.',
  })
  expectedPlace?: number | null;
}

@InputType({ description: 'Filtering options for case studies.' })
export class CaseStudyFilter {
  @Field(() => Industry, { nullable: true, description: 'Only case studies of this industry.' })
  industry?: Industry | null;

  @Field(() => CaseStudyStatus, {
    nullable: true,
    description:
      'Only case studies with this status. Only editors and administrators find drafts. Null sets no condition.',
  })
  status?: CaseStudyStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that the title, the summary or the text contains, at most 200 characters.',
  })
  search?: string | null;
}

const filter = z.object({
  industry: z.enum(Industry).nullish(),
  status: z.enum(CaseStudyStatus).nullish(),
  search: searchWords.nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class CaseStudiesArgs extends createFilterArgs(
  CaseStudyFilter,
  'Filtering options for the list. The list has all case studies that the viewer can read if absent or null.',
) {}

import { ArgsType, Field, InputType } from 'type-graphql';
import { caseStudyInput } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { Industry } from './case-study.entity.ts';

@InputType({ description: 'A short fact of a deployment.' })
export class CaseStudyFactInput {
  @Field(() => String, { description: 'What the fact is about, at most 40 characters.' })
  label!: string;

  @Field(() => String, { description: 'The fact, at most 160 characters.' })
  value!: string;
}

@Validated(caseStudyInput)
@InputType({
  description:
    'The text of a case study. A new one needs a title and an industry; in a change, what is left out stays as it is.',
})
export class CaseStudyInput {
  @Field(() => String, { nullable: true, description: 'Title, at most 120 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'One or two sentences, at most 300 characters.' })
  summary?: string | null;

  @Field(() => Industry, { nullable: true, description: 'Whom the deployment is for.' })
  industry?: Industry;

  @Field(() => String, { nullable: true, description: 'Where it stands and who works there, at most 800 characters.' })
  setting?: string | null;

  @Field(() => String, { nullable: true, description: 'What was wrong before, at most 800 characters.' })
  problem?: string | null;

  @Field(() => String, { nullable: true, description: 'What was built, in Markdown, at most 200,000 characters.' })
  body?: string | null;

  @Field(() => [CaseStudyFactInput], { nullable: true, description: 'All of its facts in order, at most 12.' })
  facts?: CaseStudyFactInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is an example and no customer’s own deployment; true for a new one where absent.',
  })
  illustrative?: boolean | null;
}

@InputType({ description: 'Narrows a list of case studies.' })
export class CaseStudyFilter {
  @Field(() => Industry, { nullable: true, description: 'Only those of one industry.' })
  industry?: Industry | null;
}

@ArgsType()
export class CaseStudiesArgs extends ConnectionArgs {
  @Field(() => CaseStudyFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: CaseStudyFilter | null;
}

import { Field, InputType } from 'type-graphql';
import { updateCompanyProfileInput } from '#graphql/company-validation.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType({ description: 'One number about the company, such as the revenue of a year.' })
export class CompanyFigureInput {
  @Field(() => String, { description: 'What the figure is, at most 40 characters.' })
  label!: string;

  @Field(() => String, { description: 'The figure with its unit, at most 60 characters.' })
  value!: string;
}

@Validated(updateCompanyProfileInput)
@InputType({ description: 'The input of the mutation updateCompanyProfile.' })
export class UpdateCompanyProfileInput {
  @Field(() => String, { description: 'A short text about the company, as plain text, at most 1,000 characters.' })
  snapshot!: string;

  @Field(() => [CompanyFigureInput], { description: 'All figures in their order, at most six.' })
  figures!: CompanyFigureInput[];

  @Field(() => Date, {
    nullable: true,
    description: 'The `updatedAt` that the change is based on. Null if there was no profile yet.',
  })
  expectedUpdatedAt?: Date | null;
}

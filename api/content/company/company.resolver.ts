import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { UpdateCompanyProfileInput } from './company.input.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { readCompanyProfile, updateCompanyProfile } from './company.service.ts';
import { CompanyProfile } from './company.entity.ts';

@Resolver()
export class CompanyResolver {
  @Access('signed-in', { scope: 'UPDATES_READ' })
  @Query(() => CompanyProfile, {
    description: 'What investors read about the company, and whom they contact. For approved accounts.',
  })
  companyProfile(@Ctx() context: Context) {
    return readCompanyProfile(context);
  }

  @Access('admin', { scope: 'UPDATES_WRITE', confirms: true })
  @Mutation(() => UpdateCompanyProfilePayload, {
    description:
      'Changes what investors read about the company. For administrators. Errors: BAD_USER_INPUT, CONFLICT if it was changed since `expectedUpdatedAt`.',
  })
  async updateCompanyProfile(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCompanyProfileInput) input: UpdateCompanyProfileInput,
  ) {
    return { companyProfile: await updateCompanyProfile(context, input) };
  }
}

const UpdateCompanyProfilePayload = createPayload('updateCompanyProfile', {
  companyProfile: { type: () => CompanyProfile, description: 'The profile after the change.' },
});

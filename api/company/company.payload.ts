import { createPayload } from '../platform/graphql/mutation-types.ts';
import { CompanyProfile } from './company.type.ts';

export const UpdateCompanyProfilePayload = createPayload('updateCompanyProfile', {
  companyProfile: { type: () => CompanyProfile, description: 'The profile after the change.' },
});

import { createPayload } from '../platform/graphql/mutation-types.ts';
import { SiteDetailsType } from './site-details.type.ts';

export const UpdateSiteDetailsPayload = createPayload('updateSiteDetails', {
  siteDetails: { type: () => SiteDetailsType, description: 'The facts after the change.' },
});

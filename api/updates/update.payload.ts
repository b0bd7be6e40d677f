import { createPayload } from '../platform/graphql/mutation-types.ts';
import { ViewerUser } from '../users/viewer.type.ts';
import { InvestorUpdate } from './update.type.ts';

export const CreateInvestorUpdatePayload = createPayload('createInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The new draft.' },
});

export const UpdateInvestorUpdatePayload = createPayload('updateInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update after the change.' },
});

export const PublishInvestorUpdatePayload = createPayload('publishInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The published or scheduled update.' },
});

export const WithdrawInvestorUpdatePayload = createPayload('withdrawInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update, which is a draft again.' },
});

export const SendInvestorUpdateTestPayload = createPayload('sendInvestorUpdateTest', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update that was sent to the viewer.' },
});

export const MarkInvestorUpdateReadPayload = createPayload('markInvestorUpdateRead', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update that the viewer has read.' },
});

export const SetInvestorUpdateSettingsPayload = createPayload('setInvestorUpdateSettings', {
  viewer: { type: () => ViewerUser, description: 'The signed-in account with its new settings.' },
});

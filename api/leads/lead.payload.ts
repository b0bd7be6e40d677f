import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Lead } from './lead.entity.ts';

export const RequestWhitepaperPayload = createPayload('requestWhitepaper', {
  success: {
    type: () => Boolean,
    description: 'Always true. The result does not reveal whether an earlier request exists.',
  },
});

export const RequestContactPayload = createPayload('requestContact', {
  success: {
    type: () => Boolean,
    description: 'Always true. The result does not reveal whether an earlier message exists.',
  },
});

export const UpdateLeadPayload = createPayload('updateLead', {
  lead: { type: () => Lead, description: 'The changed lead.' },
});

export const DeleteLeadPayload = createPayload('deleteLead', {
  deletedLeadId: { type: () => ID, description: 'The id of the deleted lead.' },
});

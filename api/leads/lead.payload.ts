import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';

export const RequestWhitepaperPayload = createPayload('requestWhitepaper', {
  success: {
    type: () => Boolean,
    description: 'Always true. The result does not reveal whether an earlier request exists.',
  },
});

export const DeleteLeadPayload = createPayload('deleteLead', {
  deletedLeadId: { type: () => ID, description: 'The id of the deleted lead.' },
});

import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Nda, NdaSignature } from './nda.type.ts';

export const PublishNdaPayload = createPayload('publishNda', {
  nda: { type: () => Nda, description: 'The agreement that is now in force.' },
});

export const EndNdaPayload = createPayload('endNda', {
  nda: { type: () => Nda, description: 'The agreement that was in force.' },
});

export const SignNdaPayload = createPayload('signNda', {
  ndaSignature: { type: () => NdaSignature, description: 'The signature of the viewer.' },
});

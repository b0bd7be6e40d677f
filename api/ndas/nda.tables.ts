import { NdaSignatureRow } from './nda-signature.entity.ts';
import { NdaRow } from './nda.entity.ts';

export const ndaTables = [NdaRow, NdaSignatureRow];

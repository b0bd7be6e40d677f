import { NdaSignatureRow } from './nda-signature.entity.ts';
import { NdaExemptionRow } from './nda-exemption.entity.ts';
import { NdaGroup } from './nda-group.entity.ts';
import { NdaRow } from './nda.entity.ts';

export const ndaTables = [NdaExemptionRow, NdaGroup, NdaRow, NdaSignatureRow];

import { InvestorUpdateDocument } from './investor-update-document.entity.ts';
import { InvestorUpdateGroup } from './investor-update-group.entity.ts';
import { InvestorUpdateNotification } from './investor-update-notification.entity.ts';
import { InvestorUpdateOpening } from './investor-update-opening.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';
import { UpdateSetting } from './update-setting.entity.ts';

export const updateTables = [
  InvestorUpdateDocument,
  InvestorUpdateGroup,
  InvestorUpdateNotification,
  InvestorUpdateOpening,
  InvestorUpdateRow,
  UpdateSetting,
];

import { CustomDrawing } from '../../../drawings/CustomDrawing.tsx';
import { DeployDrawing } from '../../../drawings/DeployDrawing.tsx';
import { FinanceDrawing } from '../../../drawings/FinanceDrawing.tsx';
import { FutureDrawing } from '../../../drawings/FutureDrawing.tsx';
import { GovernmentDrawing } from '../../../drawings/GovernmentDrawing.tsx';
import { HealthcareDrawing } from '../../../drawings/HealthcareDrawing.tsx';
import { HeroDrawing } from '../../../drawings/HeroDrawing.tsx';
import { OfflineDrawing } from '../../../drawings/OfflineDrawing.tsx';
import { PlugDrawing } from '../../../drawings/PlugDrawing.tsx';
import { SecureDrawing } from '../../../drawings/SecureDrawing.tsx';
import { TrainDrawing } from '../../../drawings/TrainDrawing.tsx';
import { UseDrawing } from '../../../drawings/UseDrawing.tsx';
import { UtilitiesDrawing } from '../../../drawings/UtilitiesDrawing.tsx';

/**
 * The thirteen figures of the home page: 6 KiB that the browser only needs when a visitor navigates back to it by a
 * link.
 */
export const homeDrawings = {
  hero: HeroDrawing,
  train: TrainDrawing,
  deploy: DeployDrawing,
  use: UseDrawing,
  offline: OfflineDrawing,
  custom: CustomDrawing,
  secure: SecureDrawing,
  future: FutureDrawing,
  government: GovernmentDrawing,
  healthcare: HealthcareDrawing,
  finance: FinanceDrawing,
  utilities: UtilitiesDrawing,
  plug: PlugDrawing,
};

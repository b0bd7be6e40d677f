import CustomDrawing from '../../../drawings/custom.svg?react';
import DeployDrawing from '../../../drawings/deploy.svg?react';
import FinanceDrawing from '../../../drawings/finance.svg?react';
import FutureDrawing from '../../../drawings/future.svg?react';
import GovernmentDrawing from '../../../drawings/government.svg?react';
import HealthcareDrawing from '../../../drawings/healthcare.svg?react';
import HeroDeskDrawing from '../../../drawings/hero.desk.svg?react';
import HeroPhoneDrawing from '../../../drawings/hero.phone.svg?react';
import HeroTabletDrawing from '../../../drawings/hero.tablet.svg?react';
import OfflineDrawing from '../../../drawings/offline.svg?react';
import PlugDrawing from '../../../drawings/plug.svg?react';
import SecureDrawing from '../../../drawings/secure.svg?react';
import TrainDrawing from '../../../drawings/train.svg?react';
import UseDrawing from '../../../drawings/use.svg?react';
import UtilitiesDrawing from '../../../drawings/utilities.svg?react';

/**
 * The thirteen figures of the home page: 6 KiB that the browser only needs when a visitor navigates back to it by a
 * link.
 */
export const homeDrawings = {
  heroDesk: HeroDeskDrawing,
  heroTablet: HeroTabletDrawing,
  heroPhone: HeroPhoneDrawing,
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

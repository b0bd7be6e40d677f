import CustomDrawing from '#web/drawings/custom.svg?react';
import DeployDrawing from '#web/drawings/deploy.svg?react';
import FinanceDrawing from '#web/drawings/finance.svg?react';
import FutureDrawing from '#web/drawings/future.svg?react';
import GovernmentDrawing from '#web/drawings/government.svg?react';
import HealthcareDrawing from '#web/drawings/healthcare.svg?react';
import HeroDeskDrawing from '#web/drawings/hero.desk.svg?react';
import HeroPhoneDrawing from '#web/drawings/hero.phone.svg?react';
import HeroTabletDrawing from '#web/drawings/hero.tablet.svg?react';
import OfflineDrawing from '#web/drawings/offline.svg?react';
import PlugDrawing from '#web/drawings/plug.svg?react';
import SecureDrawing from '#web/drawings/secure.svg?react';
import TrainDrawing from '#web/drawings/train.svg?react';
import UseDrawing from '#web/drawings/use.svg?react';
import UtilitiesDrawing from '#web/drawings/utilities.svg?react';

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

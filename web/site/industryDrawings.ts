import FinanceDrawing from '../drawings/finance.svg?react';
import GovernmentDrawing from '../drawings/government.svg?react';
import HealthcareDrawing from '../drawings/healthcare.svg?react';
import WaterworksDrawing from '../drawings/waterworks.svg?react';
import WorkshopDrawing from '../drawings/workshop.svg?react';

/** A section of the building for each industry. A separate chunk, see IndustryFigure.tsx. */
export const industryDrawings = {
  GOVERNMENT: GovernmentDrawing,
  HEALTHCARE: HealthcareDrawing,
  FINANCIAL_SERVICES: FinanceDrawing,
  UTILITIES: WaterworksDrawing,
  DEFENSE: WorkshopDrawing,
};

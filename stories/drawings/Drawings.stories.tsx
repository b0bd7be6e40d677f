import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { BrandMark } from '../../web/drawings/BrandMark.tsx';
import { CustomDrawing } from '../../web/drawings/CustomDrawing.tsx';
import { CatchUpDrawing } from '../../web/drawings/CatchUpDrawing.tsx';
import { CutLineDrawing } from '../../web/drawings/CutLineDrawing.tsx';
import { DataFlowDrawing } from '../../web/drawings/DataFlowDrawing.tsx';
import { DeployDrawing } from '../../web/drawings/DeployDrawing.tsx';
import { Drawing } from '../../web/drawings/Drawing.tsx';
import { FinanceDrawing } from '../../web/drawings/FinanceDrawing.tsx';
import { FutureDrawing } from '../../web/drawings/FutureDrawing.tsx';
import { GovernmentDrawing } from '../../web/drawings/GovernmentDrawing.tsx';
import { HealthcareDrawing } from '../../web/drawings/HealthcareDrawing.tsx';
import { HeroDrawing } from '../../web/drawings/HeroDrawing.tsx';
import { LineKey } from '../../web/drawings/LineKey.tsx';
import { OfflineDrawing } from '../../web/drawings/OfflineDrawing.tsx';
import { PlugDrawing } from '../../web/drawings/PlugDrawing.tsx';
import { ProgramsDrawing } from '../../web/drawings/ProgramsDrawing.tsx';
import { SecureDrawing } from '../../web/drawings/SecureDrawing.tsx';
import { TrainDrawing } from '../../web/drawings/TrainDrawing.tsx';
import { UnfinishedDrawing } from '../../web/drawings/UnfinishedDrawing.tsx';
import { UseDrawing } from '../../web/drawings/UseDrawing.tsx';
import { WaterworksDrawing } from '../../web/drawings/WaterworksDrawing.tsx';
import { WorkshopDrawing } from '../../web/drawings/WorkshopDrawing.tsx';
import { UtilitiesDrawing } from '../../web/drawings/UtilitiesDrawing.tsx';
import { AgentsDrawing } from '../../web/drawings/AgentsDrawing.tsx';
import { AnswerDrawing } from '../../web/drawings/AnswerDrawing.tsx';
import { ArchitectureDrawing } from '../../web/drawings/ArchitectureDrawing.tsx';
import { DrawersDrawing } from '../../web/drawings/DrawersDrawing.tsx';
import { HandoverDrawing } from '../../web/drawings/HandoverDrawing.tsx';
import { LayersDrawing } from '../../web/drawings/LayersDrawing.tsx';
import { ModelYearsDrawing } from '../../web/drawings/ModelYearsDrawing.tsx';
import { OutageDrawing } from '../../web/drawings/OutageDrawing.tsx';
import { PromiseDrawing } from '../../web/drawings/PromiseDrawing.tsx';
import { RackSizesDrawing } from '../../web/drawings/RackSizesDrawing.tsx';
import { SiteMapDrawing } from '../../web/drawings/SiteMapDrawing.tsx';
import { TrainingLineDrawing } from '../../web/drawings/TrainingLineDrawing.tsx';
import { WalkDrawing } from '../../web/drawings/WalkDrawing.tsx';
import { WhitepaperDrawing } from '../../web/drawings/WhitepaperDrawing.tsx';
import { ZonesDrawing } from '../../web/drawings/ZonesDrawing.tsx';
import * as endDrawings from '../../web/drawings/EndDrawings.tsx';
import * as smallDrawings from '../../web/drawings/SmallDrawings.tsx';
import styles from './Drawings.module.css';

const meta = { title: 'drawings/Drawings', component: Drawing, args: { size: '0 0', children: null } } satisfies Meta<
  typeof Drawing
>;
export default meta;

type Story = StoryObj<typeof meta>;

const wall = (...drawings: ReactNode[]): Story => ({
  render: () => (
    <div className={styles.wall}>
      {drawings.map((drawing, i) => (
        <div key={i}>{drawing}</div>
      ))}
    </div>
  ),
});

export const Hero: Story = { render: () => <HeroDrawing size="desk" /> };
export const HeroOnATablet: Story = { render: () => <HeroDrawing size="tablet" /> };
export const HeroOnAPhone: Story = {
  render: () => <HeroDrawing size="phone" />,
  globals: { viewport: { value: 'phone' } },
};
export const Steps = wall(<TrainDrawing />, <DeployDrawing />, <UseDrawing />);
export const Differentiators = wall(<OfflineDrawing />, <CustomDrawing />, <SecureDrawing />, <FutureDrawing />);
export const Industries = wall(<GovernmentDrawing />, <HealthcareDrawing />, <FinanceDrawing />, <UtilitiesDrawing />);
export const Deployments = wall(<WaterworksDrawing />, <WorkshopDrawing />);
export const Closing: Story = { render: () => <PlugDrawing /> };
export const States = wall(<UnfinishedDrawing />, <CutLineDrawing />);
export const Developers = wall(<ProgramsDrawing />, <CatchUpDrawing />);
export const Key = wall(<LineKey />, <BrandMark />);
export const HeroOnBlueprint: Story = { ...Hero, globals: { sheet: 'blueprint' } };
export const DifferentiatorsOnBlueprint: Story = { ...Differentiators, globals: { sheet: 'blueprint' } };
export const IndustriesOnBlueprint: Story = { ...Industries, globals: { sheet: 'blueprint' } };

export const Halves = wall(
  <AgentsDrawing />,
  <AnswerDrawing />,
  <DrawersDrawing />,
  <LayersDrawing />,
  <RackSizesDrawing />,
  <WalkDrawing />,
);
export const Diagrams: Story = {
  render: () => (
    <>
      <ArchitectureDrawing />
      <DataFlowDrawing />
      <HandoverDrawing />
      <ModelYearsDrawing />
      <OutageDrawing />
      <PromiseDrawing />
      <SiteMapDrawing />
      <TrainingLineDrawing />
      <ZonesDrawing />
      <WhitepaperDrawing />
    </>
  ),
};
export const DiagramsOnAPhone: Story = { ...Diagrams, globals: { viewport: { value: 'phone' } } };
export const DiagramsOnBlueprint: Story = { ...Diagrams, globals: { sheet: 'blueprint' } };
export const DiagramsInForcedColors: Story = { ...Diagrams, globals: { colors: 'forced' } };
export const BesideLongTexts: Story = wall(
  ...Object.entries(smallDrawings).map(([name, SmallDrawing]) => <SmallDrawing key={name} />),
);
export const AtTheEndsOfPages: Story = wall(
  ...Object.entries(endDrawings).map(([name, EndDrawing]) => <EndDrawing key={name} />),
);

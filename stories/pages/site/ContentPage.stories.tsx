import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const FOLDER = '../../../content/pages';
// Storybook compiles files that end in .mdx as its own documentation. With a query, they are compiled as for the site.
const files = import.meta.glob<{ default: ComponentType }>('../../../content/pages/**/*.mdx', {
  eager: true,
  query: '?page',
});
const getFile = (path: string) => files[`${FOLDER}${path}.mdx`]!;

const meta = {
  title: 'pages/site/ContentPage',
  parameters: { layout: 'fullscreen' },
  argTypes: {
    path: {
      control: 'select',
      options: Object.keys(files).map((file) => file.slice(FOLDER.length, -'.mdx'.length)),
    },
  },
  args: { path: '/healthcare' },
  render: ({ path }) => {
    const { default: Page } = getFile(path);
    return (
      <SiteLayout>
        <Page />
      </SiteLayout>
    );
  },
} satisfies Meta<{ path: string }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { sheet: 'paper' } };
export const Blueprint: Story = { tags: ['smoke'], globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { tags: ['smoke'], globals: { viewport: { value: 'phone' } } };

const at320 = (path: string): Story => ({ args: { path }, globals: { viewport: { value: 'narrow' } } });
const at768 = (path: string): Story => ({ args: { path }, globals: { viewport: { value: 'tablet' } } });
const desktop = { viewport: { value: 'desktop' } };
const rightToLeft = (path: string): Story => ({ args: { path }, globals: { direction: 'rtl', ...desktop } });
const forcedColors = (path: string): Story => ({ args: { path }, globals: { colors: 'forced', ...desktop } });

export const AirGappedDeploymentAt320: Story = at320('/air-gapped-deployment');
export const AirGappedDeploymentAt768: Story = at768('/air-gapped-deployment');
export const AirGappedDeploymentRightToLeft: Story = rightToLeft('/air-gapped-deployment');
export const AirGappedDeploymentForcedColors: Story = forcedColors('/air-gapped-deployment');

export const CustomizableAt320: Story = at320('/customizable');
export const CustomizableAt768: Story = at768('/customizable');
export const CustomizableRightToLeft: Story = rightToLeft('/customizable');
export const CustomizableForcedColors: Story = forcedColors('/customizable');

export const DeployAt320: Story = at320('/deploy');
export const DeployAt768: Story = at768('/deploy');
export const DeployRightToLeft: Story = rightToLeft('/deploy');
export const DeployForcedColors: Story = forcedColors('/deploy');

export const FutureProofAt320: Story = at320('/future-proof');
export const FutureProofAt768: Story = at768('/future-proof');
export const FutureProofRightToLeft: Story = rightToLeft('/future-proof');
export const FutureProofForcedColors: Story = forcedColors('/future-proof');

export const SecureByDesignAt320: Story = at320('/secure-by-design');
export const SecureByDesignAt768: Story = at768('/secure-by-design');
export const SecureByDesignRightToLeft: Story = rightToLeft('/secure-by-design');
export const SecureByDesignForcedColors: Story = forcedColors('/secure-by-design');

export const TrainAt320: Story = at320('/train');
export const TrainAt768: Story = at768('/train');
export const TrainRightToLeft: Story = rightToLeft('/train');
export const TrainForcedColors: Story = forcedColors('/train');

export const WorksOfflineAt320: Story = at320('/works-offline');
export const WorksOfflineAt768: Story = at768('/works-offline');
export const WorksOfflineRightToLeft: Story = rightToLeft('/works-offline');
export const WorksOfflineForcedColors: Story = forcedColors('/works-offline');

export const SolutionsAt320: Story = at320('/solutions');
export const SolutionsAt768: Story = at768('/solutions');
export const SolutionsRightToLeft: Story = rightToLeft('/solutions');
export const SolutionsForcedColors: Story = forcedColors('/solutions');

export const SpecificationsAt320: Story = at320('/product/specifications');
export const SpecificationsRightToLeft: Story = rightToLeft('/product/specifications');
export const SpecificationsForcedColors: Story = forcedColors('/product/specifications');

export const TechnicalOverviewAt320: Story = at320('/technical-overview');
export const TechnicalOverviewAt768: Story = at768('/technical-overview');
export const TechnicalOverviewRightToLeft: Story = rightToLeft('/technical-overview');
export const TechnicalOverviewForcedColors: Story = forcedColors('/technical-overview');

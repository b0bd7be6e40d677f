import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyListSkeleton } from '#web/site/CaseStudyList.tsx';

const meta = {
  title: 'components/CaseStudyListSkeleton',
  tags: ['autodocs'],
  component: CaseStudyListSkeleton,
  args: { rows: 2 },
} satisfies Meta<typeof CaseStudyListSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

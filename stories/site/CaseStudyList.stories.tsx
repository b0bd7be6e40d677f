import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyList } from '#web/site/CaseStudyList.tsx';
import { caseStudies } from '../fixtures/caseStudies.ts';

const meta = {
  title: 'components/CaseStudyList',
  tags: ['autodocs'],
  component: CaseStudyList,
  args: { studies: caseStudies },
} satisfies Meta<typeof CaseStudyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EachIndustry: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

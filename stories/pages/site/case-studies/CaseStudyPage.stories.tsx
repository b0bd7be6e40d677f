import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CaseStudyPage } from '#web/pages/site/case-studies/CaseStudyPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { caseStudy } from '../../../fixtures/caseStudies.ts';

const meta = {
  title: 'pages/site/case-studies/CaseStudyPage',
  component: CaseStudyPage,
  parameters: { layout: 'fullscreen', path: '/case-studies/cas_4' },
} satisfies Meta<typeof CaseStudyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ CaseStudy: { data: caseStudy } });

export const Loading: Story = loading('CaseStudy');
export const Missing: Story = {
  decorators: [withAnswers({ CaseStudy: { data: { caseStudy: null } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent('No case study');
  },
};
export const Failure: Story = failure('CaseStudy');
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Illustrative deployment')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'The setting' })).toBeInTheDocument();
  },
};
/** A real deployment, published with consent of its owner. It has no mark and no note about examples. */
export const RealDeployment: Story = {
  decorators: [withAnswers({ CaseStudy: { data: { caseStudy: { ...caseStudy.caseStudy, isIllustrative: false } } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText('Illustrative deployment')).toBeNull();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };

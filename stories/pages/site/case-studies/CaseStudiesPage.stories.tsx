import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CaseStudiesPage } from '#web/pages/site/case-studies/CaseStudiesPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { loading } from '../../../fixtures/states.ts';
import { caseStudies, toCaseStudiesPage } from '../../../fixtures/caseStudies.ts';

const meta = {
  title: 'pages/site/case-studies/CaseStudiesPage',
  component: CaseStudiesPage,
  parameters: { layout: 'fullscreen', path: '/case-studies' },
} satisfies Meta<typeof CaseStudiesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ CaseStudies: { data: toCaseStudiesPage(caseStudies, true) } });

export const Loading: Story = loading('CaseStudies');
export const Empty: Story = {
  parameters: { path: '/case-studies?industry=healthcare' },
  decorators: [withAnswers({ CaseStudies: { data: toCaseStudiesPage([]) } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/no case study from a hospital/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Healthcare' })).toHaveAttribute('aria-current', 'true');
  },
};
export const Failure: Story = {
  decorators: [withAnswers({ CaseStudies: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The case studies could not be read',
    );
  },
};
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('heading', { level: 2, name: /title|consent|ward|counter/ })).toHaveLength(
      5,
    );
    // The mark of the note, and one on each case study except the real one.
    await expect(canvas.getAllByText('Illustrative deployment')).toHaveLength(5);
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };

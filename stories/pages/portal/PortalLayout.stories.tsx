import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalLayout } from '../../../web/pages/portal/PortalLayout.tsx';
import { withAnswers } from '../../fixtures/answers.tsx';
import { reviewer, viewer } from '../../fixtures/portal.ts';

const meta = {
  title: 'pages/portal/PortalLayout',
  component: PortalLayout,
  parameters: { layout: 'fullscreen', path: '/investor' },
} satisfies Meta<typeof PortalLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

const review = withAnswers({ Viewer: { data: reviewer } });

export const Loading: Story = { decorators: [withAnswers({ Viewer: 'never' })] };
export const Failure: Story = {
  decorators: [withAnswers({ Viewer: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
};
export const Investor: Story = {
  decorators: [withAnswers({ Viewer: { data: viewer } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ada Stranger')).toBeInTheDocument();
    await expect(canvas.queryByText('Investors')).toBeNull();
  },
};
export const Reviewer: Story = {
  decorators: [review],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Investors' })).toBeInTheDocument();
  },
};
export const ReviewerWhoLacksTheFactor: Story = {
  decorators: [
    withAnswers({
      Viewer: {
        data: {
          viewer: {
            ...reviewer.viewer,
            canAdminister: false,
            secondFactor: { isEnrolled: false, isRequired: false },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Rita Reviewer')).toBeInTheDocument();
    await expect(canvas.queryByText('Investors')).toBeNull();
  },
};
export const InARoom: Story = {
  parameters: { path: '/admin/categories' },
  decorators: [review],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const room = await canvas.findByRole('navigation', { name: 'Content' });
    await expect(within(room).getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Content' })).toHaveAttribute('aria-current', 'true');
  },
};
export const InARoomOnAPhone: Story = {
  parameters: { path: '/investor/admin/groups' },
  decorators: [review],
  globals: { viewport: { value: 'phone' } },
};
export const ReviewerOnAPhone: Story = { decorators: [review], globals: { viewport: { value: 'phone' } } };
export const ReviewerOnBlueprint: Story = { decorators: [review], globals: { sheet: 'blueprint' } };

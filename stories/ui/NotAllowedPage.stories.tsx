import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotAllowedPage } from '#web/ui/NotAllowedPage.tsx';

const meta = {
  title: 'components/NotAllowedPage',
  tags: ['autodocs'],
  component: NotAllowedPage,
  args: { path: '/investor/admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotAllowedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotAllowed: Story = {};
export const SecondFactorMissing: Story = { args: { lacksFactor: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

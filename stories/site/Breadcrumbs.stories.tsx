import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '#web/site/Breadcrumbs.tsx';

const meta = {
  title: 'components/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    trail: [
      { name: 'Solutions', to: '/solutions' },
      { name: 'Legacy integration', to: '/legacy-integration' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};
export const HomeOnly: Story = { args: { trail: [] } };

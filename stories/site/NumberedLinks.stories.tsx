import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberedLinks } from '#web/site/NumberedLinks.tsx';

const meta = {
  title: 'components/NumberedLinks',
  tags: ['autodocs'],
  component: NumberedLinks,
  args: {
    links: [
      { name: 'Air-gapped deployment', to: '/air-gapped-deployment' },
      { name: 'On-premise training', to: '/on-premise-training' },
      { name: 'Custom architecture', to: '/custom-architecture' },
    ],
  },
} satisfies Meta<typeof NumberedLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { wide: true } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

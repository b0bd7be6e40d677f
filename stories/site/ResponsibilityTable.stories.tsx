import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResponsibilityTable } from '#web/site/ResponsibilityTable.tsx';

const meta = {
  title: 'components/ResponsibilityTable',
  tags: ['autodocs'],
  component: ResponsibilityTable,
  args: {
    caption: 'Who does what',
    responsibilities: [
      { topic: 'Access', product: 'Asks your directory who somebody is.', yours: 'Keep the directory true.' },
      {
        topic: 'Logs',
        product: 'Writes down each question and each source.',
        yours: 'Read them, and decide how long they are kept.',
      },
    ],
  },
} satisfies Meta<typeof ResponsibilityTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OtherColumns: Story = { args: { product: 'We bring', yours: 'You bring' } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };

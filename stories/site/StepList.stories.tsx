import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from '#web/site/StepList.tsx';

const meta = {
  title: 'components/StepList',
  tags: ['autodocs'],
  component: StepList,
  args: {
    steps: [
      {
        title: 'Choose the folders',
        text: 'Somebody who owns the records says which of them may teach.',
        note: 'Owner: records',
      },
      {
        title: 'Run the training',
        text: 'The files are read in place; the weights they change are written beside them.',
      },
      {
        title: 'Check before release',
        text: 'Questions no one trained on are asked of the old weights and the new.',
        note: 'Proof: the test report',
      },
    ],
  },
} satisfies Meta<typeof StepList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const StartingAtFour: Story = { args: { start: 4 } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';

const meta = { title: 'components/LoadingMark', tags: ['autodocs'], component: LoadingMark } satisfies Meta<
  typeof LoadingMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLabel: Story = { args: { label: 'Loading your documents' } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

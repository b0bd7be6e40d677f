import type { Meta, StoryObj } from '@storybook/react-vite';
import { IllustrativeMark } from '#web/site/HatchedMark.tsx';

const meta = { title: 'components/IllustrativeMark', tags: ['autodocs'], component: IllustrativeMark } satisfies Meta<
  typeof IllustrativeMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SetByOperator } from '#web/site/SetByOperator.tsx';

const meta = { title: 'site/SetByOperator', component: SetByOperator } satisfies Meta<typeof SetByOperator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithWhat: Story = { args: { children: 'the telephone number and its hours' } };
export const OnBlueprint: Story = { ...WithWhat, globals: { sheet: 'blueprint' } };

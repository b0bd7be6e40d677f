import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#web/ui/Logo.tsx';

const meta = { title: 'components/Logo', tags: ['autodocs'], component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

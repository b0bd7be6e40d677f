import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalFooter } from '#web/portal/PortalFooter.tsx';

const meta = { title: 'components/PortalFooter', tags: ['autodocs'], component: PortalFooter } satisfies Meta<
  typeof PortalFooter
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LightTheme: Story = {};
export const DarkTheme: Story = { globals: { sheet: 'blueprint' } };

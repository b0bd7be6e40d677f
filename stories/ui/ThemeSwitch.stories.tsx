import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';

const meta = { title: 'components/ThemeSwitch', tags: ['autodocs'], component: ThemeSwitch } satisfies Meta<
  typeof ThemeSwitch
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LightTheme: Story = {};
export const DarkTheme: Story = { globals: { sheet: 'blueprint' } };

export const RemembersTheChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Dark'));
    await expect(localStorage.getItem('sheet')).toBe('blueprint');
    await expect(document.documentElement.dataset['sheet']).toBe('blueprint');
    await userEvent.click(canvas.getByText('System'));
    await expect(localStorage.getItem('sheet')).toBeNull();
    await expect(canvas.getByText('System')).toHaveAttribute('aria-pressed', 'true');
  },
};

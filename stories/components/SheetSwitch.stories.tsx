import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SheetSwitch } from '../../web/components/SheetSwitch.tsx';

const meta = { title: 'components/SheetSwitch', component: SheetSwitch } satisfies Meta<typeof SheetSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };

export const RemembersTheChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Blueprint'));
    await expect(localStorage.getItem('sheet')).toBe('blueprint');
    await expect(document.documentElement.dataset['sheet']).toBe('blueprint');
    await userEvent.click(canvas.getByText('System'));
    await expect(localStorage.getItem('sheet')).toBeNull();
    await expect(canvas.getByText('System')).toHaveAttribute('aria-pressed', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SiteMenu } from '#web/site/SiteMenu.tsx';

const meta = {
  title: 'components/SiteMenu',
  tags: ['autodocs'],
  component: SiteMenu,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SiteMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const getPanel = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('#site-menu')!;
const isOpen = (canvas: HTMLElement) => getPanel(canvas).matches(':popover-open');

// Opened by a method of the element, because a wide test window hides the button.
async function open(canvas: HTMLElement) {
  getPanel(canvas).showPopover();
  await waitFor(() => expect(within(getPanel(canvas)).getByText('Close')).toHaveFocus());
}

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) };
export const OpenOnBlueprint: Story = {
  globals: { sheet: 'blueprint' },
  play: ({ canvasElement }) => open(canvasElement),
};

export const KeepsFocusInside: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveTextContent('Try for Free');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Close');
  },
};

export const ClosesOnNavigation: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(within(getPanel(canvasElement)).getByText('Product'));
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
  },
};

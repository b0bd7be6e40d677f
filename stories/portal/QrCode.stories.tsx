import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from '#web/pages/portal/account/TotpSetupForm.tsx';

const meta = {
  title: 'components/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: { value: 'otpauth://totp/Site:ada?secret=JBSWY3DPEHPK3PXP&issuer=Site', label: 'QR code for your app' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR code for your app' });
    await expect(code.tagName).toBe('svg');
    // The content security policy allows neither inline styles nor pictures of other origins.
    await expect(code.outerHTML).not.toMatch(/style=|data:|<image|<use/);
  },
};
export const DarkOnLightOnBlueprint: Story = {
  globals: { sheet: 'blueprint' },
  play: async ({ canvasElement }) => {
    const [background, ink] = [...canvasElement.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
    const getLightness = (color = '') => Number(/oklch\(([\d.]+)/.exec(color)?.[1]);
    await expect(getLightness(background)).toBeGreaterThan(0.9);
    await expect(getLightness(ink)).toBeLessThan(0.3);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPicture } from '#web/site/CoverPicture.tsx';

/** Drawn as SVG, because Storybook has no server for pictures. */
const createDrawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#8a94a0"/><path d="M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/></svg>`)}`;

const createPicture = (width: number, height: number) => {
  const src = createDrawing(width, height);
  return { alt: 'A rack with its door open', src, avif: src, webp: src, width, height };
};

const meta = {
  title: 'components/CoverPicture',
  tags: ['autodocs'],
  component: CoverPicture,
} satisfies Meta<typeof CoverPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { args: { picture: createPicture(1600, 900) } };
export const Tall: Story = { args: { picture: createPicture(900, 1600) } };
export const Small: Story = { args: { picture: createPicture(120, 80) } };

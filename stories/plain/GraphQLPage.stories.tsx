import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GraphQLPage } from '../../web/plain/GraphQLPage.tsx';

const meta = {
  title: 'plain/GraphQLPage',
  component: GraphQLPage,
  parameters: { layout: 'fullscreen', path: '/graphql' },
} satisfies Meta<typeof GraphQLPage>;
export default meta;

export const Endpoint: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open the schema' });
    await expect(link).toHaveAttribute('href', '/schema.graphql');
  },
};

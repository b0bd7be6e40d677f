import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { GraphQLPage } from '#web/pages/site/graphql/GraphQLPage.tsx';
import { answerAtEndpoint } from '../../../fixtures/endpoint.ts';

const cost = { requested: 15, remaining: 9988, resetAt: '2026-03-02T09:01:00.000Z' };
const articles = {
  status: 200,
  body: { data: { articles: { nodes: [{ title: 'Audit logs that hold up' }] } }, extensions: { cost } },
};

const meta = {
  title: 'pages/site/graphql/GraphQLPage',
  component: GraphQLPage,
  parameters: { layout: 'fullscreen', path: '/graphql' },
  beforeEach: answerAtEndpoint(articles),
} satisfies Meta<typeof GraphQLPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, button: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return canvas;
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'History');
    await expect(canvas.getByText('No operations yet')).toBeVisible();
    await expect(canvas.getByText('Run the operation to see the answer of the server here.')).toBeVisible();
  },
};
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'The newest articles Public');
    await expect(await canvas.findByText('Cost 15 points')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveValue(9988);
  },
};
export const AnsweredOnBlueprint: Story = { ...Answered, globals: { sheet: 'blueprint' } };
export const AnsweredOnAPhone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } };
export const AnsweredFromMemory: Story = {
  beforeEach: answerAtEndpoint({
    ...articles,
    body: { ...articles.body, extensions: { cost: { requested: 0 } } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'The newest articles Public');
    await expect(await canvas.findByText('Answered from memory: costs nothing')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const Refused: Story = {
  beforeEach: answerAtEndpoint({ status: 403, body: { errors: [{ message: 'You may not read this.' }] } }),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'The audit log Administrators');
    await expect(await canvas.findByText(/^Status 403, 1 error/)).toBeVisible();
  },
};
export const Running: Story = {
  beforeEach: answerAtEndpoint('never'),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'The newest articles Public');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Waiting for the answer…')).toBeNull();
    await open(canvasElement, 'The newest articles Public');
  },
};
export const ServerUnreachable: Story = {
  beforeEach: answerAtEndpoint('fails'),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'The newest articles Public');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not answer.');
  },
};
export const Documentation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Docs');
    await open(canvasElement, 'Query');
    await expect(await canvas.findByRole('heading', { name: 'Query' })).toBeVisible();
  },
};
export const DocumentationLoading: Story = {
  beforeEach: answerAtEndpoint(articles, 'never'),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Docs');
    await expect(canvas.getByText('Loading the schema…')).toBeVisible();
  },
};
export const DocumentationFailed: Story = {
  beforeEach: answerAtEndpoint(articles, 503),
  globals: { sheet: 'blueprint' },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Docs');
    await expect(await canvas.findByText(/status 503/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

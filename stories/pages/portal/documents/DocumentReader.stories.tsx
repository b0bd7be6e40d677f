import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { DocumentPage } from '../../../../web/pages/portal/documents/DocumentPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { noQuestions } from '../../../fixtures/questions.ts';
import { createSearchedDocument, getDocument, noAccess, outline } from '../../../fixtures/reading.ts';

const meta = {
  title: 'pages/portal/documents/DocumentReader',
  component: DocumentPage,
  parameters: { layout: 'fullscreen', path: '/investor/documents/doc_1' },
  // The reader remembers the zoom and the last page.
  beforeEach: () => localStorage.clear(),
  render: () => (
    <Routes>
      <Route path="/investor/documents/:id" element={<DocumentPage />} />
    </Routes>
  ),
} satisfies Meta<typeof DocumentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

type SearchAnswer = Parameters<typeof withAnswers>[0][string];

const withDocument = (
  overrides: Parameters<typeof getDocument>[0] = {},
  search: SearchAnswer = { data: createSearchedDocument() },
) =>
  withAnswers({
    ReadDocument: { data: getDocument(overrides) },
    OwnAccess: { data: noAccess },
    DocumentQuestions: { data: noQuestions },
    SearchDocument: search,
  });

const find =
  (text: string, message: string | RegExp): Story['play'] =>
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find in document' }), `${text}{Enter}`);
    await expect(await canvas.findByText(message)).toBeVisible();
  };

export const SearchResults: Story = {
  decorators: [withDocument({ outline, readPages: [1] })],
  play: async (context) => {
    await find('page', /^1 of 3/)!(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 1, read, 1 result' })).toBeVisible();
    await context.userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(await canvas.findByText(/^3 of 3/)).toBeVisible();
    await waitFor(() => expect(context.canvasElement.querySelectorAll('[data-hit="current"]')).toHaveLength(1));
    await context.userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('region', { name: /^Pages of/ })).toHaveFocus();
  },
};
export const MatchesWithTheirSentences: Story = {
  decorators: [withDocument()],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const answer = async () => new Response('First page. It names the\nreport of 2026. Last page.');
    spyOn(window, 'fetch').mockImplementation(answer);
  },
  play: async (context) => {
    await find('page', /^1 of 3/)!(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Matches 3', selected: true })).toBeVisible();
    const matches = within(canvas.getByRole('tabpanel'));
    await expect(await matches.findByRole('button', { name: 'Page 1 First page.' })).toBeVisible();
    await context.userEvent.click(await matches.findByRole('button', { name: 'Page 2 Last page.' }));
    await expect(await canvas.findByText(/^3 of 3/)).toBeVisible();
  },
};
export const AskingAboutThePageInView: Story = {
  beforeEach: () => localStorage.setItem('reader-pages:usr_1', '[["doc_1",2]]'),
  decorators: [withDocument()],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask about page 2' }));
    await expect(canvas.getByRole('tab', { name: 'Questions', selected: true })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Page/ })).toHaveValue('2');
    await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(2);
  },
};
export const APageFitsTheWindow: Story = {
  decorators: [withDocument()],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const sheet = (await within(canvasElement).findByRole('img', { name: 'Page 1 of 2' })).parentElement!;
    const { height, bottom } = sheet.getBoundingClientRect();
    await expect(height).toBeGreaterThan(innerHeight * 0.7);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const SearchResultsOnAPhone: Story = {
  decorators: [withDocument()],
  globals: { viewport: { value: 'phone' } },
  play: find('page', /^1 of 3/),
};
export const SearchResultsOnBlueprint: Story = {
  decorators: [withDocument()],
  globals: { sheet: 'blueprint' },
  play: find('page', /^1 of 3/),
};
export const NoResults: Story = {
  decorators: [withDocument({}, { data: createSearchedDocument({ hits: [] }) })],
  play: find('turbine', 'No results for “turbine”.'),
};
export const NoText: Story = {
  decorators: [withDocument({}, { data: createSearchedDocument({ hits: [], hasText: false }) })],
  play: find('page', 'No text in this document can be searched.'),
};
export const TooShort: Story = { decorators: [withDocument()], play: find('x', 'Enter at least 2 characters.') };
export const SearchFails: Story = {
  decorators: [
    withDocument({}, { error: 'UNAVAILABLE', message: 'This document takes too long or too much memory to search.' }),
  ],
  play: find('page', 'This document takes too long or too much memory to search.'),
};
export const AccessEnded: Story = {
  decorators: [withDocument({}, { data: { documentSearch: null } })],
  play: find('page', 'This document is no longer shared with you.'),
};
export const Contents: Story = {
  decorators: [withDocument({ outline })],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Contents' }));
    const contents = within(await canvas.findByRole('navigation', { name: 'Contents' }));
    await expect(contents.getAllByRole('link')).toHaveLength(4);
    await expect(contents.getByText('Schedules, delivered separately')).toBeVisible();
  },
};
export const ViewMenu: Story = {
  decorators: [withDocument()],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }));
    await expect(await canvas.findByText(/^\d+%$/, { selector: 'output' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Two pages' }));
    await expect(canvas.getByText('Fitted')).toBeVisible();
  },
};
export const Continued: Story = {
  decorators: [withDocument()],
  beforeEach: () => localStorage.setItem('reader-pages:usr_1', '[["doc_1",2]]'),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Continued on page 2.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to page 1' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(1));
    await expect(canvas.queryByText('Continued on page 2.')).toBeNull();
  },
};

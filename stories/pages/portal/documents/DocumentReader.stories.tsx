import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { DocumentPage } from '#web/pages/portal/documents/DocumentPage.tsx';
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

/** Types into the page field, which is returned. */
const typePage = async ({ canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0], typed: string) => {
  const field = await within(canvasElement).findByRole('spinbutton', { name: 'Page' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  return field;
};

/** The page in view is measured in the frame after a movement. */
const afterScrolling = async () => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
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
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Pages of/ })).toHaveFocus());
  },
};
/** From a search in all documents: the URL names the page and the text. */
export const SearchFromTheList: Story = {
  decorators: [withDocument()],
  parameters: { path: '/investor/documents/doc_1?page=2&find=page' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('searchbox', { name: 'Find in document' })).toHaveValue('page');
    await expect(await canvas.findByText(/^2 of 3/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Matches/ })).toHaveAttribute('aria-selected', 'true');
  },
};
const links = [
  { left: 0.12, top: 0.2, width: 0.5, height: 0.03, url: 'https://register.example/entry?id=7', page: null },
  { left: 0.12, top: 0.3, width: 0.4, height: 0.03, url: 'mailto:board@company.example', page: null },
  { left: 0.12, top: 0.4, width: 0.3, height: 0.03, url: null, page: 2 },
];

/** The links of the PDF lie over the picture of their page. */
export const LinksOnAPage: Story = {
  decorators: [withDocument()],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const answer = async (url: unknown) =>
      Response.json({ text: 'The register.', links: String(url).includes('/pages/1/') ? links : [] });
    spyOn(window, 'fetch').mockImplementation(answer);
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'https://register.example/entry?id=7, opens in a new tab' });
    await expect(link).toHaveAttribute('href', 'https://register.example/entry?id=7');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('title', 'https://register.example/entry?id=7');
    await expect(canvas.getByRole('link', { name: /^board@company.example/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Link to page 2' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(2));
    link.focus();
    await waitFor(() => expect(link).toHaveFocus());
  },
};
export const LinksOnBlueprint: Story = {
  ...LinksOnAPage,
  globals: { sheet: 'blueprint' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^board/ })).toBeVisible();
  },
};
export const MatchesWithTheirSentences: Story = {
  decorators: [withDocument()],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const text = 'First page. It names the\nreport of 2026. Last page.';
    const answer = async (_url: unknown, init?: RequestInit) =>
      init?.headers ? Response.json({ text, links: [] }) : new Response(text);
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
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^Page/ })).toHaveValue('2');
    await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(2);
  },
};
/** After a question about a page, the next one is about the page in view, too. */
export const AskingAgain: Story = {
  beforeEach: () => localStorage.setItem('reader-pages:usr_1', '[["doc_1",2]]'),
  decorators: [
    withAnswers({
      ReadDocument: { data: getDocument() },
      OwnAccess: { data: noAccess },
      DocumentQuestions: { data: noQuestions },
      AskQuestion: { data: { askQuestion: { question: { __typename: 'Question', id: 'que_9' } } } },
    }),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask about page 2' }));
    const question = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(question, 'Who owns the rack?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(question).toHaveValue(''));
    await expect(canvas.getByRole('textbox', { name: /^Page/ })).toHaveValue('2');
  },
};
const firstLine = {
  __typename: 'DocumentHit' as const,
  page: 2,
  areas: [{ __typename: 'PageArea' as const, left: 0.1, top: 0.02, width: 0.2, height: 0.02 }],
};
/** The first line of page 2 is found. Page 2 is the page in view, not the end of page 1 above them. */
export const AHitAtTheTopOfAPage: Story = {
  decorators: [
    withDocument(
      { pageCount: 3, pageShapes: [1.4151, 1.4151, 1.4151] },
      { data: createSearchedDocument({ hits: [firstLine] }) },
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await find('page', /^1 of 1/)!(context);
    const canvas = within(context.canvasElement);
    const mark = () => context.canvasElement.querySelector('[data-hit="current"]')!.getBoundingClientRect();
    await waitFor(() => expect(mark().bottom).toBeLessThan(innerHeight));
    await afterScrolling();
    await expect(mark().top).toBeGreaterThan(0);
    await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(2);
    await expect(canvas.getByRole('button', { name: 'Ask about page 2' })).toBeVisible();
  },
};
/** The last page is shorter than the one before it, and cannot scroll to the top. */
export const AShortLastPage: Story = {
  decorators: [withDocument({ pageCount: 3, pageShapes: [0.5, 0.5, 0.1] })],
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await typePage(context, '3{Enter}');
    await afterScrolling();
    await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(3);
  },
};
/** Pages above change their height, for example because a font has loaded. */
export const PagesChangeTheirHeight: Story = {
  decorators: [withDocument({ pageCount: 5, pageShapes: Array.from({ length: 5 }, () => 1.4151) })],
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await typePage(context, '4{Enter}');
    await afterScrolling();
    const sheet = () => document.getElementById('page-4')!.getBoundingClientRect().top;
    const before = sheet();
    document.documentElement.style.overflowAnchor = 'none';
    document.getElementById('page-1')!.style.paddingBottom = '700px';
    await afterScrolling();
    document.documentElement.style.overflowAnchor = '';
    await expect(Math.abs(sheet() - before)).toBeLessThan(2);
    await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(4);
  },
};
/** A page that comes into view while a number is typed does not delete it. */
export const TypingAPageWhilePagesMove: Story = {
  decorators: [withDocument({ pageCount: 5, pageShapes: Array.from({ length: 5 }, () => 1.4151) })],
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const field = await typePage(context, '5');
    document.getElementById('page-3')!.scrollIntoView({ behavior: 'instant' });
    await canvas.findByRole('button', { name: 'Ask about page 3' });
    await expect(field).toHaveValue(5);
    await context.userEvent.type(field, '{Enter}');
    await canvas.findByRole('button', { name: 'Ask about page 5' });
    await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(5);
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

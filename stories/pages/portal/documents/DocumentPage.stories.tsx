import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { DocumentPage } from '#web/pages/portal/documents/DocumentPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { documentQuestions, noQuestions } from '../../../fixtures/questions.ts';
import { getDocument, noAccess, ownAccess } from '../../../fixtures/reading.ts';

const meta = {
  title: 'pages/portal/documents/DocumentPage',
  component: DocumentPage,
  parameters: { layout: 'fullscreen', path: '/investor/documents/doc_1' },
  // The reader remembers the last page.
  beforeEach: () => localStorage.clear(),
  render: () => (
    <Routes>
      <Route path="/investor/documents/:id" element={<DocumentPage />} />
    </Routes>
  ),
} satisfies Meta<typeof DocumentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const withDocument = (
  overrides: Parameters<typeof getDocument>[0] = {},
  own: typeof ownAccess | typeof noAccess = ownAccess,
) =>
  withAnswers({
    ReadDocument: { data: getDocument(overrides) },
    OwnAccess: { data: own },
    DocumentQuestions: { data: documentQuestions },
  });

export const Loading: Story = loading('ReadDocument');
export const Missing: Story = answered('ReadDocument', { document: null, nda: null, viewer: null });
export const Failure: Story = failure('ReadDocument');
export const Success: Story = {
  decorators: [withDocument()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
    await expect(await canvas.findByText('Read page 1 for 1 min 23 s, version 2')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Download Annual report 2026' })).toBeInTheDocument();
  },
};
export const SuccessOnAPhone: Story = { decorators: [withDocument()], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [withDocument()], globals: { sheet: 'blueprint' } };
export const ChangedSinceRead: Story = {
  decorators: [withDocument({ readVersion: 1, news: 'CHANGED', viewerCan: { view: true, download: false } })],
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByRole('note');
    await expect(note).toHaveTextContent('you had version 1, this is version 2');
  },
};
export const AsDelegate: Story = {
  decorators: [
    withDocument({
      onBehalfOf: { accountId: 'usr_2', name: 'Ines Investor' },
      viewerCan: { view: true, download: false },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('note')).toHaveTextContent('You read this for Ines Investor.');
    await expect(canvas.getByText('Carla Counsel for Ines Investor:')).toBeVisible();
  },
};
export const ListedOnly: Story = {
  decorators: [
    withDocument({ viewerCan: { view: false, download: false }, pageShapes: null, readVersion: null }, noAccess),
  ],
};
export const NoPages: Story = {
  decorators: [
    withDocument({ pageCount: null, pageShapes: null, fileName: 'figures.csv', mediaType: 'text/csv' }, noAccess),
  ],
};
export const Picture: Story = {
  decorators: [
    withDocument(
      {
        title: 'Racks of the first hall',
        fileName: 'racks.jpg',
        mediaType: 'image/jpeg',
        pageCount: 1,
        pageShapes: [0.75],
      },
      noAccess,
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    await expect(canvas.getByText(/^The picture as a PDF, with a watermark/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download Racks of the first hall' })).toBeVisible();
  },
};
export const AgreementFirst: Story = {
  decorators: [
    withAnswers({
      ReadDocument: { data: getDocument({ pageShapes: null }, true) },
      OwnAccess: { data: noAccess },
      DocumentQuestions: { data: noQuestions },
    }),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Read and sign/ });
    await expect(link).toHaveAttribute('href', '/investor/nda?next=%2Finvestor%2Fdocuments%2Fdoc_1');
  },
};
/** Storybook has no page images for this document. */
export const PagesFail: Story = {
  decorators: [withDocument({ id: 'doc_2' }, noAccess)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The pages fail in any order.
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('Page 1:'));
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible();
  },
};
/** The pages before the first one have Roman numbers, as in a prospectus. */
export const PagesAreNamedAsTheyArePrinted: Story = {
  decorators: [
    withDocument(
      {
        pageCount: 5,
        pageShapes: Array.from({ length: 5 }, () => 1.4151),
        pageLabels: ['i', 'ii', 'iii', '1', '2'],
      },
      noAccess,
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const go = async (typed: string) => {
      const field = await canvas.findByRole('textbox', { name: 'Page' });
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
    };
    await canvas.findByText('(1 of 5)');
    await expect(await canvas.findByRole('img', { name: 'Page i (page 1 of 5)' })).toBeVisible();
    await go('1');
    await canvas.findByText('(4 of 5)');
    await go('III');
    await canvas.findByText('(3 of 5)');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about page iii' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Page.*optional/i })).toHaveValue('iii'));
    await go('5');
    await canvas.findByText('(5 of 5)');
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  },
};

/** The reading reports that the page sends when the browser leaves it. The clock of the page is moved forward. */
function watchReadings() {
  let ahead = 0;
  const now = performance.now.bind(performance);
  spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  const send = spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  return {
    leaveAfter: async (ms: number): Promise<object[]> => {
      ahead += ms;
      dispatchEvent(new Event('pagehide'));
      return Promise.all(send.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text()) as object));
    },
  };
}

const Query = () => <output data-query="">{useLocation().search}</output>;
/** Slides are so short that several are in view at once. */
export const CounterFollowsThePageMostInView: Story = {
  decorators: [withDocument({ pageCount: 12, pageShapes: Array.from({ length: 12 }, () => 0.3) }, noAccess)],
  render: () => (
    <>
      <Query />
      <Routes>
        <Route path="/investor/documents/:id" element={<DocumentPage />} />
      </Routes>
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const readings = watchReadings();
    const findPageField = () => canvas.getByRole('spinbutton', { name: 'Page' });
    const picture: HTMLImageElement = await canvas.findByRole('img', { name: 'Page 1 of 12' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    // Scrolled again until it counts: tools that load later move the pages.
    const scrollTo = (page: number) =>
      waitFor(async () => {
        document.getElementById(`page-${page}`)!.scrollIntoView({ behavior: 'instant' });
        await expect(findPageField()).toHaveValue(page);
      });
    await scrollTo(1);
    const seconds = expect.toSatisfy((reported: number) => reported >= 30);
    await expect(await readings.leaveAfter(30_000)).toContainEqual({ kind: 'READ', page: 1, seconds });
    await scrollTo(4);
    await waitFor(() => expect(canvasElement.querySelector('[data-query]')).toHaveTextContent('?page=4'));
    // The picture of page 4 never loads, so no time makes it a read page.
    await expect(await readings.leaveAfter(30_000)).not.toContainEqual(expect.objectContaining({ page: 4 }));
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(findPageField()).toHaveValue(5));
    await userEvent.clear(findPageField());
    await userEvent.type(findPageField(), '12{Enter}');
    await waitFor(() => expect(findPageField()).toHaveValue(12));
    await waitFor(() => expect(canvasElement.querySelector('[data-query]')).toHaveTextContent('?page=12'));
    // With a text below its picture, the last page can be at the top.
    const last = document.getElementById('page-12')!;
    const text = document.createElement('p');
    text.style.height = '1500px';
    last.append(text);
    await waitFor(() => expect(last.getBoundingClientRect().top).toBeLessThan(200));
    await expect(findPageField()).toHaveValue(12);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { withAnswers } from '../../../../fixtures/answers.tsx';
import { findTextbox, getStoredText, waitForVisualMode, Writing } from '../../../../fixtures/writing.tsx';

const PICTURE = '/figures/hash-chain.svg';

const meta = {
  title: 'pages/admin/articles/edit/VisualText',
  component: Writing,
  args: { text: '' },
  beforeEach: () => localStorage.setItem('editor:writing', 'visual'),
} satisfies Meta<typeof Writing>;
export default meta;

type Story = StoryObj<typeof meta>;

const expectText = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(getStoredText(canvasElement)).toBe(text));

/** Written by keyboard alone: the slash menu inserts the callout, and Enter on an empty line leaves it. */
export const Callout: Story = {
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await findTextbox());
    await user.keyboard('/callout{Enter}Keep the key.{Enter}{Enter}After it.');
    await expectText(canvasElement, '> [!NOTE]\n> Keep the key.\n\nAfter it.');
    await expect(screen.getByRole('note', { name: 'Note' })).toHaveTextContent('Keep the key.');
    await user.click(screen.getByText('Keep the key.', { selector: 'p' }));
    const kind = await screen.findByRole('combobox', { name: 'Kind' });
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(kind).toHaveFocus());
    await user.selectOptions(kind, 'Warning');
    await expectText(canvasElement, '> [!WARNING]\n> Keep the key.\n\nAfter it.');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await findTextbox()).toHaveFocus());
  },
};
/** A page that shows each key late gives back texts that are older than what was typed since: they change nothing. */
export const TypedOnABusyDevice: Story = {
  args: { text: 'First.', delay: 150 },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await screen.findByText('First.', { selector: 'p' }));
    const typed = ' A chain of records, in which each record names the one before it.';
    await user.setup({ delay: 20 }).keyboard(typed);
    await expectText(canvasElement, `First.${typed}`);
    await user.keyboard(' Written on.');
    await expectText(canvasElement, `First.${typed} Written on.`);
  },
};
export const CalloutOnBlueprint: Story = {
  args: { text: '> [!CAUTION]\n> Keep the key.\n>\n> - In a safe.' },
  globals: { sheet: 'blueprint' },
};
/** Ctrl+Alt+F inserts a footnote, and leads from its text back to its place. */
export const Footnote: Story = {
  args: { text: 'The log is complete' },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await screen.findByText('The log is complete', { selector: 'p' }));
    await user.keyboard('{Control>}{Alt>}f{/Alt}{/Control}Since version 4.');
    await expectText(canvasElement, 'The log is complete[^1]\n\n[^1]: Since version 4.');
    await expect(screen.getByRole('img', { name: 'Footnote 1' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Footnote 1' })).toHaveTextContent('Since version 4.');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to its place in the text' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await findTextbox()).toHaveFocus());
    await user.keyboard(', and signed.');
    await expectText(canvasElement, 'The log is complete[^1], and signed.\n\n[^1]: Since version 4.');
  },
};
/** The panel of a selected picture is reached with Alt+Enter, and Enter returns to the text. */
export const PictureWithCaption: Story = {
  args: { text: `![](${PICTURE})` },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    const picture = canvasElement.querySelector('img[src]')!;
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBeGreaterThan(20));
    const { left, top } = picture.getBoundingClientRect();
    await user.pointer({ keys: '[MouseLeft]', target: picture, coords: { clientX: left + 5, clientY: top + 5 } });
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await expect(description).toHaveAccessibleDescription(/^People who do not see the picture/);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(description).toHaveFocus());
    await user.keyboard('A wall around a rack');
    await user.tab();
    await user.keyboard('FIG. 1');
    await expectText(canvasElement, `![A wall around a rack](${PICTURE} "FIG. 1")`);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await findTextbox()).toHaveFocus());
  },
};
export const PictureOnAPhone: Story = {
  ...PictureWithCaption,
  globals: { viewport: { value: 'phone' } },
};
/** A language that is not in the list stays. */
export const LanguageOfCode: Story = {
  args: { text: '```cobol\nDISPLAY "HELLO".\n```' },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await screen.findByText(/^DISPLAY/, { selector: 'code' }));
    const language = await screen.findByRole('combobox', { name: 'Language' });
    await expect(language).toHaveDisplayValue('cobol');
    await user.selectOptions(language, 'Shell');
    await expectText(canvasElement, '```sh\nDISPLAY "HELLO".\n```');
    await user.selectOptions(language, 'Plain text');
    await expectText(canvasElement, '```\nDISPLAY "HELLO".\n```');
  },
};
const targets = {
  articles: {
    nodes: [
      { __typename: 'Article', id: 'art_1', title: 'Restore in four hours', slug: 'restore', status: 'PUBLISHED' },
      { __typename: 'Article', id: 'art_2', title: 'What a restore misses', slug: 'misses', status: 'DRAFT' },
    ],
  },
  caseStudies: {
    nodes: [{ __typename: 'CaseStudy', id: 'cs_1', title: 'A restore at night', status: 'PUBLISHED' }],
  },
};
/** Typed words find articles, case studies and pages; the arrow keys choose one. */
export const LinkFoundByTitle: Story = {
  args: { text: 'Restore it.' },
  decorators: [withAnswers({ LinkTargets: { data: targets } })],
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await findTextbox());
    // By key, since the editor learns of a selection by pointer a moment later.
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const field = dialog.getByRole('combobox', { name: 'Link target' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('restore');
    await expect(await dialog.findByRole('option', { name: /^What a restore misses/ })).toHaveTextContent(
      'not published',
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('[Restore it.](/case-studies/cs_1)'));
    // A plain URL is not searched.
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Control>}k{/Control}');
    await user.clear(await screen.findByRole('combobox', { name: 'Link target' }));
    await user.keyboard('https://example.com/restore{Enter}');
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('[Restore it.](https://example.com/restore)'));
  },
};
/** Without a selection, the title of what was found becomes the text of the link. */
export const LinkWithTheFoundTitle: Story = {
  args: { text: '' },
  decorators: [withAnswers({ LinkTargets: { data: targets } })],
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await findTextbox());
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Link target' })).toHaveFocus());
    await user.keyboard('restore');
    await user.click(await screen.findByRole('option', { name: /^Restore in four hours/ }));
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('[Restore in four hours](/resources/restore)'));
  },
};
export const LinkSearchFailed: Story = {
  args: { text: 'Restore it.' },
  decorators: [withAnswers({ LinkTargets: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await findTextbox());
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await user.type(dialog.getByRole('combobox', { name: 'Link target' }), 'restore');
    await expect(await dialog.findByText('The search failed. A URL still works.')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(dialog.getByRole('combobox', { name: 'Link target' })).toHaveValue('restore');
  },
};

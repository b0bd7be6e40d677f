import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor } from 'storybook/test';
import { findTextbox, getStoredText, waitForVisualMode, Writing } from '../../../../fixtures/writing.tsx';

const TEXT = `## What is logged

Every question, with **who** asked it and _when_. See [how it works offline](/works-offline).

* The auditor alone.
* No one else.

> Nothing leaves the building.

| Part | Kept for |
| --- | ---: |
| \`question\` | 10 years |
`;

const meta = {
  title: 'pages/admin/articles/edit/BodyField',
  component: Writing,
  args: { text: TEXT },
  beforeEach: () => localStorage.setItem('editor:writing', 'visual'),
} satisfies Meta<typeof Writing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visual: Story = {
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await expect(await screen.findByRole('heading', { name: 'What is logged' })).toBeVisible();
    await expect(getStoredText(canvasElement)).toBe(TEXT);
  },
};
export const VisualOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** All tools are in view, in as many rows as they need. */
export const VisualInASmallWindow: Story = {
  globals: { viewport: { value: 'window' } },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    const toolbar = await screen.findByRole('toolbar');
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
  },
};
/** The tools stay in one row that scrolls. */
export const VisualOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    const tools = [...(await screen.findByRole('toolbar', { name: 'Formatting' })).querySelectorAll('button')];
    await expect(new Set(tools.map((tool) => Math.round(tool.getBoundingClientRect().top))).size).toBe(1);
  },
};
export const VisualOnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const Wrong: Story = {
  args: { error: 'The text is too long.' },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await waitFor(async () => expect(await findTextbox()).toHaveAttribute('aria-invalid', 'true'));
    await expect(await findTextbox()).toHaveAccessibleDescription(/The text is too long\./);
  },
};
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await waitFor(async () => expect(await findTextbox()).toHaveAttribute('contenteditable', 'false'));
    await user.click(await screen.findByRole('button', { name: 'Bold' }));
    await expect(getStoredText(canvasElement)).toBe(TEXT);
  },
};
/** Visual mode shows what it does not edit as locked cards, which stay as they are while the other text changes. */
export const UnsupportedText: Story = {
  args: { text: 'One[^1].\n\n<div>two</div>\n\n[^1]: Note.' },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await expect(await screen.findByText('Markdown only: HTML')).toBeVisible();
    await user.click(await screen.findByText(/^One/, { selector: 'p' }));
    await user.keyboard('Number ');
    await waitFor(() => expect(getStoredText(canvasElement)).toContain('Number '));
    await expect(getStoredText(canvasElement)).toMatch(/\[\^1\][^]*\n\n<div>two<\/div>\n\n\[\^1\]: Note\.$/);
  },
};
/** An earlier version or another person's text replaces the text in the field. */
export const TextReplaced: Story = {
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(async () => expect(await findTextbox()).toHaveTextContent('Another text.'));
    await expect(getStoredText(canvasElement)).toBe('Another text.');
  },
};
export const ByToolbar: Story = {
  args: { text: 'One line.' },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await findTextbox());
    await user.click(await screen.findByRole('button', { name: 'H3 heading' }));
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('### One line.'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('One line.'));
  },
};
/** A slash in an empty paragraph opens the list of blocks. */
export const InsertingABlock: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    await waitForVisualMode(canvasElement);
    await user.click(await findTextbox());
    await user.keyboard('/');
    await expect(await screen.findByRole('listbox', { name: 'Insert a block' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Heading 2' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** Rich text becomes Markdown, as in visual mode; code and words stay as they are. */
export const PastedIntoMarkdown: Story = {
  args: { text: '' },
  beforeEach: () => localStorage.setItem('editor:writing', 'markdown'),
  play: async ({ canvasElement }) => {
    await user.click(await screen.findByRole('textbox', { name: /^Text/ }));
    const paste = (html: string, text: string) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/plain', text);
      return user.paste(data);
    };
    await paste('<h1>Title</h1><ul><li>One <b>two</b></li></ul>', 'Title\nOne two');
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('## Title\n\n- One **two**'));
    await paste('<span style="color:red">_x_ y</span>', '_x_ y');
    await waitFor(() => expect(getStoredText(canvasElement)).toBe('## Title\n\n- One **two**_x_ y'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from '#web/ui/RichText.tsx';
import { tree } from '../fixtures/articles.ts';

const meta = { title: 'components/RichText', tags: ['autodocs'], component: RichText, args: { tree } } satisfies Meta<
  typeof RichText
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const TableOnAPhone: Story = {
  args: {
    tree: [
      [
        'div',
        { className: 'scroll', tabIndex: '0', role: 'group', ariaLabel: 'Table' },
        [
          'table',
          [
            'thead',
            ['tr', ['th', 'Control'], ['th', 'In a cloud'], ['th', { align: 'right' }, 'In ', ['em', 'your rack']]],
          ],
          [
            'tbody',
            [
              'tr',
              ['td', 'Audit log'],
              ['td', 'Kept by the provider, who can change it'],
              ['td', { align: 'right' }, 'Kept by you'],
            ],
            [
              'tr',
              ['td', ['strong', 'Model updates']],
              ['td', 'Whenever the provider decides'],
              ['td', { align: 'right' }, 'When you load them'],
            ],
          ],
        ],
      ],
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Table' });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    // Each cell shows its column beside it, and screen readers still find a table.
    const cell = canvas.getByRole('cell', { name: 'Kept by you' });
    await expect(getComputedStyle(cell, '::before').content).toBe('"In your rack"');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};
/** As the server renders `> [!NOTE]` and `[^1]`. */
export const CalloutAndFootnote: Story = {
  args: {
    tree: [
      ['p', 'The log is complete', ['sup', ['a', { href: '#fn-1', id: 'fnref-1', dataFootnoteRef: 'true' }, '1']], '.'],
      [
        'blockquote',
        { className: 'callout', role: 'note' },
        ['p', ['strong', 'Warning']],
        ['p', 'Keep the key in another building.'],
        ['ul', ['li', 'Two people open the safe.']],
      ],
      [
        'section',
        { dataFootnotes: 'true' },
        ['h2', 'Footnotes'],
        [
          'ol',
          [
            'li',
            { id: 'fn-1' },
            ['p', 'Since version 4. ', ['a', { href: '#fnref-1', ariaLabel: 'Back to reference 1' }, '↩']],
          ],
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Warning/);
    await expect(canvas.getByRole('link', { name: 'Back to reference 1' })).toHaveAttribute('href', '#fnref-1');
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const DisallowedElements: Story = {
  args: {
    tree: [
      ['script', 'alert(1)'],
      ['p', 'Only this ', ['iframe', { src: 'https://far.example' }], 'is shown.'],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe')).toBeNull();
    await expect(canvasElement).toHaveTextContent('Only this is shown.');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast, readTokens, toHex } from '#web/design/color.ts';
import source from '#web/design/tokens.css?raw';
import styles from './Tokens.module.css';

const themes = readTokens(source);
const sizes = [...source.matchAll(/--(t-(?!race)[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const spaces = [...source.matchAll(/--(s\d|section|gutter|edge|pad):\s*([^;]+);/g)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

// The swatches are SVG fills, so that the story needs no style attribute either.
function Colors({ sheet }: { sheet: 'paper' | 'blueprint' }) {
  const theme = themes[sheet];
  const background = theme['paper'];
  return (
    <ul className={styles.grid}>
      {Object.entries(theme).map(([name, color]) => (
        <li key={name}>
          <svg viewBox="0 0 160 64" aria-hidden="true">
            <rect width="160" height="64" fill={toHex(color)} fillOpacity={color[3]} />
          </svg>
          <b>{name}</b>
          <span className="label">
            oklch({color.slice(0, 3).join(' ')}
            {color[3] !== undefined && ` / ${color[3]}`})
          </span>
          {background && <span className="label">{contrast(color, background).toFixed(1)} on paper</span>}
        </li>
      ))}
    </ul>
  );
}

function Scale() {
  return (
    <dl className={styles.rows}>
      {[...sizes, ...spaces].map(({ name, value }) => (
        <div key={name}>
          <dt>--{name}</dt>
          <dd className="label">{value.replace(/\/\*.*\*\//, '')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Type() {
  return (
    <div className={styles.type}>
      <h1>Runs offline</h1>
      <h2>Runs completely offline</h2>
      <h3>The node stands in your own rack</h3>
      <h4>Nothing it reads leaves the building</h4>
      <p>
        Body text in Public Sans keeps I, l and 1 apart, at 60 to 75 characters a line, because people read serial
        numbers here.
      </p>
      <p className="label">FIG. 0 A label in Martian Mono, 0123456789</p>
    </div>
  );
}

const meta = { title: 'design/Tokens', component: Colors, args: { sheet: 'paper' } } satisfies Meta<typeof Colors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Blueprint: Story = { args: { sheet: 'blueprint' }, globals: { sheet: 'blueprint' } };
export const TypeAndSpace: Story = { render: () => <Scale /> };
export const Typefaces: Story = { render: () => <Type /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { BrandMark } from '#web/drawings/BrandMark.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import HeroDesk from '#web/drawings/hero.desk.svg?react';
import HeroPhone from '#web/drawings/hero.phone.svg?react';
import HeroTablet from '#web/drawings/hero.tablet.svg?react';
import { LineKey } from '#web/drawings/LineKey.tsx';
import styles from './Drawings.module.css';

const meta = { title: 'drawings/Drawings' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Form = ComponentType<SVGProps<SVGSVGElement>>;

const files = import.meta.glob<Form>('../../web/drawings/*.svg', { eager: true, query: '?react', import: 'default' });
const forms = new Map(Object.entries(files).map(([file, form]) => [/([^/]+)\.svg$/.exec(file)?.[1] ?? '', form]));

const wall = (...drawings: ReactNode[]): Story => ({
  render: () => (
    <div className={styles.wall}>
      {drawings.map((drawing, i) => (
        <div key={i}>{drawing}</div>
      ))}
    </div>
  ),
});

const show = (isShown: (name: string) => boolean): Story =>
  wall(...[...forms].filter(([name]) => isShown(name)).map(([name, Form]) => <Form key={name} />));

export const Hero: Story = { render: () => <HeroDesk /> };
export const HeroOnATablet: Story = { render: () => <HeroTablet /> };
export const HeroOnAPhone: Story = { render: () => <HeroPhone />, globals: { viewport: { value: 'phone' } } };
export const HeroOnBlueprint: Story = { ...Hero, globals: { sheet: 'blueprint' } };
export const Key = wall(<LineKey />, <BrandMark />);
export const Glyphs = show((name) => name.startsWith('glyph.'));
/** Drawings with one form. */
export const Halves = show((name) => !name.includes('.') && !forms.has(`${name}.wide`));
export const HalvesOnBlueprint: Story = { ...Halves, globals: { sheet: 'blueprint' } };
/** Drawings with a wide form and one for phones. */
export const Diagrams: Story = {
  render: () => (
    <>
      {[...forms].map(([name, form]) => {
        const wide = forms.get(`${name}.wide`);
        return wide && <Drawing key={name} of={form} wide={wide} />;
      })}
    </>
  ),
};
export const DiagramsOnAPhone: Story = { ...Diagrams, globals: { viewport: { value: 'phone' } } };
export const DiagramsOnBlueprint: Story = { ...Diagrams, globals: { sheet: 'blueprint' } };
export const DiagramsInForcedColors: Story = { ...Diagrams, globals: { colors: 'forced' } };

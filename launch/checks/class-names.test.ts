import { expect, it } from 'vitest';
import { findMissingClasses } from './class-names.ts';

const component = `import styles from './Page.module.css';
import buttons from '../Button.module.css';
const Page = () => <p className={\`\${styles.page} \${buttons.small}\`}><b className={styles.title}>Title</b></p>;`;

it('a class that a component reads and no rule of the stylesheet defines is listed', () => {
  const stylesheets: Record<string, string> = {
    './Page.module.css': '/* .title */ .page { color: red } @media print { .list > .item { margin: 0 } }',
    '../Button.module.css': '.small:hover { color: red }',
  };
  expect(findMissingClasses(component, (name) => stylesheets[name] ?? '')).toEqual([
    './Page.module.css has no class title',
  ]);
});

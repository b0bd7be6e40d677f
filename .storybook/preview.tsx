import type { Decorator, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import '../web/design/design.css';
import './docs.css';
import './forcedColors.css';
import { theme } from './theme.ts';
import { defaultDemoUrl, defaultName } from '../web/site.ts';
import { SiteProvider } from '../web/runtime/SiteContext.tsx';

const settings = { name: defaultName, demoUrl: defaultDemoUrl, publicUrl: 'https://site.example', year: 2026 };

// A loaded machine can take longer than the default of one second.
configure({ asyncUtilTimeout: 60_000 });

const isTestRun = '__vitest_browser__' in globalThis;

// In test runs, axe cannot judge contrast on background images: the dots at the edge of the page and the shading of
// tables.
if (isTestRun) {
  const bare = new CSSStyleSheet();
  bare.replaceSync('*, ::before, ::after { background-image: none !important }');
  document.adoptedStyleSheets.push(bare);
}

// Like the site, Storybook sets the theme by one attribute on the root element. forcedColors.css only imitates forced
// colors, which need the browser's own setting.
const withTheme: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode === 'docs')
    return (
      <Themed sheet={globals['sheet'] as string}>
        <Story />
      </Themed>
    );
  const root = document.documentElement;
  root.dataset['sheet'] = globals['sheet'] as string;
  root.dataset['colors'] = globals['colors'] as string;
  root.dir = globals['direction'] as string;
  return <Story />;
};

/** A docs page shows stories of both themes at once. */
const Themed = ({ sheet, children }: { sheet: string; children: ReactNode }) => (
  <div
    style={{
      padding: 16,
      colorScheme: sheet === 'blueprint' ? 'dark' : 'light',
      background: 'var(--paper)',
      color: 'var(--ink)',
    }}
  >
    {children}
  </div>
);

const inSite: Decorator = (Story, { args, parameters }) => (
  <MemoryRouter initialEntries={[((args['path'] ?? parameters['path']) as string | undefined) ?? '/']}>
    <SiteProvider settings={settings}>
      <Story />
    </SiteProvider>
  </MemoryRouter>
);

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  // Forms keep typed text in the tab, which all stories share.
  beforeEach: () => sessionStorage.clear(),
  decorators: [inSite, withTheme],
  initialGlobals: { sheet: 'paper', direction: 'ltr', colors: 'own' },
  globalTypes: {
    sheet: {
      description: 'The color theme',
      toolbar: { title: 'Theme', items: ['paper', 'blueprint'], dynamicTitle: true },
    },
    direction: {
      description: 'The direction of writing',
      toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    colors: {
      description: 'Our colors, or the visitor’s forced ones',
      toolbar: { title: 'Colors', items: ['own', 'forced'], dynamicTitle: true },
    },
  },
  parameters: {
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start', 'design', 'drawings', 'components', 'forms', 'pages', ['site', 'portal', 'admin'], 'plain'],
      },
    },
    docs: { theme },
    // Storybook's panel also lists what passes. A test run would describe it, send it to Vitest and never read it.
    a11y: { test: 'error', options: isTestRun ? { reporter: 'no-passes' } : { resultTypes: ['violations'] } },
    viewport: {
      options: {
        narrow: viewport('Narrow phone, 320', 320, 640),
        phone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        window: viewport('Small window, 1010', 1010, 768),
        low: viewport('Low window, 1280', 1280, 720),
        laptop: viewport('Laptop, 1300', 1300, 800),
        desktop: viewport('Desktop, 1440', 1440, 900),
      },
    },
  },
};

// Storybook reads its configuration from the default export.
export default preview;

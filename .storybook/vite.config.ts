import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The showroom's own build: the site's config names an entry and folders that have no place here.
export default defineConfig({
  plugins: [react()],
  // What is fetched only when somebody fills in a form: found in the middle of a test, it would reload the page.
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
      '@tiptap/starter-kit',
      'diff',
      'formik',
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

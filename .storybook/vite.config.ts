import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The showroom's own build: the site's config names an entry and folders that have no place here.
export default defineConfig({ plugins: [react()] });

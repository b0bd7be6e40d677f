import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  // The page images of a document, which its stories load from /files.
  staticDirs: ['../web/public', { from: '../stories/fixtures/files', to: '/files' }],
  // The checklist asks to publish the components with an online service.
  features: { sidebarOnboardingChecklist: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
};

// Storybook reads its configuration from the default export.
export default config;

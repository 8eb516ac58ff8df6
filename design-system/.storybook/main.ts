import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // The tokens for design tools are handed out beside the stories.
  staticDirs: ['./public', { from: '../tokens.json', to: '/tokens.json' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [['@swc/plugin-styled-components', { displayName: true, ssr: true }]] },
    },
  }),
  webpackFinal: (webpack) => ({
    ...webpack,
    resolve: {
      ...webpack.resolve,
      // Packages of this repository are read from their sources, whose imports end in .js.
      conditionNames: ['source', 'browser', 'import', 'module', 'default'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    performance: { hints: false },
  }),
};

export default config;

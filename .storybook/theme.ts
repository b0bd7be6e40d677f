import { create } from 'storybook/theming';

const fontBase = '"Public Sans", system-ui, sans-serif';

/** The frame and the docs pages in the colors of the light theme, which web/design/tokens.css has as OKLCH. */
export const theme = create({
  base: 'light',
  brandTitle: 'Safe AI design system',
  brandUrl: '/',
  brandTarget: '_self',
  fontBase,
  fontCode: '"Martian Mono", ui-monospace, monospace',
  appBg: '#f7f6f2',
  appContentBg: '#f7f6f2',
  appPreviewBg: '#f7f6f2',
  appBorderColor: '#15171b',
  appBorderRadius: 2,
  barBg: '#f7f6f2',
  barTextColor: '#4c4e54',
  barSelectedColor: '#a83a00',
  colorPrimary: '#f25500',
  colorSecondary: '#a83a00',
  inputBg: '#f7f6f2',
  inputBorder: '#15171b',
  inputBorderRadius: 2,
  textColor: '#15171b',
  textMutedColor: '#4c4e54',
});

/**
 * All dependencies that stories reach. If Vite meets a new one during a run, it reloads the page, and the current story
 * fails.
 */
export const prebundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@kindling/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
  '@kindling/ui > @radix-ui/react-dialog',
  '@kindling/ui > @radix-ui/react-dropdown-menu',
  '@kindling/ui > @radix-ui/react-tabs',
  '@kindling/ui > @radix-ui/react-tooltip',
  '@kindling/ui > qr',
  '@kindling/ui > react-hook-form',
  '@kindling/web > react-router-dom',
  '@kindling/web > swr',
  'i18next',
  'react-i18next',
  'storybook/test',
  'storybook/theming',
  'storybook/viewport',
  'storybook/actions',
  '@storybook/react-vite',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-a11y',
  '@storybook/addon-vitest',
  'msw-storybook-addon',
  'msw',
  'msw/browser',
]

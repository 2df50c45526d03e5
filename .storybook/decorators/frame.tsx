import type { Decorator } from '@storybook/react-vite'

/**
 * What a page puts around a view: `parameters: { landmark: 'main', maxWidth: 680 }` stands it in the page's landmark, and
 * in a column of at most so many pixels. Both may be left out.
 */
export const withFrame: Decorator = (Story, { parameters }) => {
  const { landmark, maxWidth } = parameters as { landmark?: 'main'; maxWidth?: number }
  if (!landmark && !maxWidth) return <Story />
  const Frame = landmark ?? 'div'
  return (
    <Frame style={{ maxInlineSize: maxWidth }}>
      <Story />
    </Frame>
  )
}

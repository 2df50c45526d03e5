import type { Decorator } from '@storybook/react-vite'

/**
 * Page around a view: `parameters: { landmark: 'main', maxWidth: 680 }` puts it into the page's landmark, and into a
 * column of at most so many pixels. Both are optional.
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

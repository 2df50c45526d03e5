import { createI18n } from '@kindling/ui/i18n'
import { allWords } from '@kindling/ui/i18n/all-words'
import { LinkProvider } from '@kindling/ui/link'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { markPage, pageGlobals } from './page-globals.ts'
import { StoryLink } from './StoryLink.tsx'

const paneStyle = { background: 'var(--k-surface-page)', padding: 24, minInlineSize: 0 }

function SideBySide({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', margin: -16 }}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={paneStyle}>
          {children}
        </div>
      ))}
    </div>
  )
}

/** Theme, language and direction from the toolbar, and links that log their target. */
export const withSurroundings: Decorator = (Story, { globals, id }) => {
  const { theme, language: lng, direction, sideBySide } = pageGlobals(globals)

  useLayoutEffect(() => {
    markPage({ theme, language: lng, direction, sideBySide })
  }, [theme, sideBySide, lng, direction])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new story gets new words, even in one language
  const i18n = useMemo(
    () =>
      createI18n({
        lng,
        resources: allWords,
        onMissingKey: (area, key) => {
          throw new Error(`No words for ${area}:${key}: add them to packages/ui/i18n/locales/en/${area}.json`)
        },
      }),
    [lng, id],
  )

  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider component={StoryLink}>
        {sideBySide ? (
          <SideBySide>
            <Story />
          </SideBySide>
        ) : (
          <Story />
        )}
      </LinkProvider>
    </I18nextProvider>
  )
}

import { createI18n, type Language } from '@kindling/ui/i18n'
import { allWords } from '@kindling/ui/i18n/all-words'
import { LinkProvider } from '@kindling/ui/link'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { inLanguage } from '../in-language.ts'
import { applyGlobals, directionOf } from './apply-globals.ts'
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
export const withSurroundings: Decorator = (Story, { globals, id, viewMode }) => {
  const { theme, language, direction } = globals as Record<string, string>
  const lng = language as Language
  const dir = directionOf({ language, direction })

  useLayoutEffect(() => applyGlobals({ theme, language, direction }), [theme, language, direction])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new story gets new words, even in one language
  const i18n = useMemo(
    () =>
      inLanguage.listenTo(
        createI18n({
          lng,
          resources: allWords,
          onMissingKey: (area, key) => {
            throw new Error(
              `No words for ${area}:${key}: add them to packages/ui/i18n/locales/en/${area}.json`,
            )
          },
        }),
      ),
    [lng, id],
  )

  const story = theme === 'side-by-side' ? <SideBySide>{<Story />}</SideBySide> : <Story />
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider component={StoryLink}>
        {/* The text of a documentation page is English; only its stories follow the toolbar. */}
        {viewMode === 'docs' ? (
          <div lang={lng} dir={dir}>
            {story}
          </div>
        ) : (
          story
        )}
      </LinkProvider>
    </I18nextProvider>
  )
}

import { createI18n, direction, type Language } from '@kindling/ui/i18n'
import { allWords } from '@kindling/ui/i18n/all-words'
import { LinkProvider } from '@kindling/ui/link'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
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
  const { theme, language, direction: asked } = globals as Record<string, string>
  const lng = language as Language
  const dir = asked === 'ltr' || asked === 'rtl' ? asked : direction(lng)
  const sideBySide = theme === 'side-by-side'

  useLayoutEffect(() => {
    const { documentElement: html } = document
    html.dataset.theme = sideBySide ? 'light' : (theme ?? 'light')
    html.lang = lng
    html.dir = dir
  }, [theme, sideBySide, lng, dir])

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

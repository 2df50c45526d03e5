import '@kindling/ui/theme/global.css'
import { renewWorlds } from '@kindling/api-client/scenarios'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { storyHandlers } from './answers/story-handlers.ts'
import { tellPanel } from './answers/tell-panel.ts'
import { clearCookies } from './clear-cookies.ts'
import { BrandedDocs } from './decorators/BrandedDocs.tsx'
import { withFrame } from './decorators/frame.tsx'
import { withSurroundings } from './decorators/surroundings.tsx'
import { argTypesFromFacts } from './docs/arg-types.ts'
import { DocsPage } from './docs/DocsPage.tsx'
import { assertFailureRests } from './failure-rests.ts'
import { initialGlobals, toolbar, viewports } from './globals.ts'
import { inLanguage } from './in-language.ts'
import { chromatic } from './modes.ts'
import { applyNetwork, assertEveryCallAnswered, forgetCalls, startWorker } from './network.ts'
import { shownSource } from './shown-source.ts'
import { violationsOnly } from './violations-only.ts'

// A page's first chunks are slow on a busy machine; a missing one is still reported, only later.
configure({ asyncUtilTimeout: 15_000 })
// As the site says once a page has loaded: what moves by itself may begin.
document.documentElement.dataset.calm = ''

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonMsw(startWorker)],
  initialGlobals,
  globalTypes: toolbar,
  argTypesEnhancers: [argTypesFromFacts],
  decorators: [withFrame, withSurroundings],
  parameters: {
    layout: 'padded',
    // A violation is an error: the story fails, in the catalogue and in the test run. Targets of 24 px and more are
    // WCAG 2.2, which axe checks only when enabled.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Typed as a name; axe takes a function too.
      options: '__vitest_browser__' in globalThis ? { reporter: violationsOnly as never } : {},
    },
    // A mock's name is shortened in a build: a person writes a function of their own.
    jsx: { functionValue: () => '() => {}' },
    backgrounds: { disable: true },
    chromatic,
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: BrandedDocs,
      page: DocsPage,
      codePanel: true,
      source: { transform: shownSource },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Writing stories',
          'Error atlas',
          'Foundations',
          'Primitives',
          'Widgets',
          'Views',
          'Pages',
          'Flows',
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
  /**
   * `parameters.scenario` is a list of request handlers: a story says in one line how the platform answers.
   * Stories share one page, so state left by one is cleared before the next.
   */
  beforeEach: (context) => {
    const { id, msw, parameters, globals } = context
    inLanguage.speak(String(globals.language))
    context.canvas = inLanguage.queries(context.canvas)
    context.userEvent = inLanguage.person(context.userEvent)
    localStorage.clear()
    sessionStorage.clear()
    clearCookies()
    msw.resetHandlers()
    renewWorlds()
    msw.use(...storyHandlers({ id, globals, parameters }))
    forgetCalls()
    applyNetwork(msw, globals.network)
    msw.use(tellPanel({ id, globals, parameters }))
  },
  afterEach: async (context) => {
    assertEveryCallAnswered()
    await assertFailureRests(context)
  },
})

import { answers, pending } from '@kindling/api-client/scenarios'
import { cutOff, opened, rejecting } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { comesBack, inMain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Search',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/search?query=kettle', user: null },
})

const rejects = rejecting('searchProjects')

const inItsPlace = { by: 'heading', words: 'listing:failed' } as const
const resultsMissing = /The list could not be loaded\./

export const Results = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('link', { name: /Fernhill, a kettle/ })).toBeVisible()
    // The header's field has the text of the address as well.
    await expect(
      await context.canvas.findByRole('combobox', { name: 'Search projects and creators' }),
    ).toHaveValue('kettle')
  },
})
export const Start = meta.story({ args: { path: '/search' } })
export const NothingFound = meta.story({
  args: { path: '/search?query=zeppelin' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: 'Nothing for “zeppelin”' })).toBeVisible()
  },
})
/** From the header of any page: type, wait half a second, choose with the arrows. */
export const FromTheHeader = meta.story({
  args: { path: '/projects/trending' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await inMain(context)
    const field = await canvas.findByRole('combobox', { name: /Search/ }, { timeout: 15_000 })
    await userEvent.click(field)
    await userEvent.paste('tidewell')
    await canvas.findByRole('option', { name: /Tidewell/ }, { timeout: 15_000 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('option', { name: /Tidewell/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
})
export const Waiting = meta.story({ parameters: answers([pending('searchProjects')]) })
export const Offline = Results.extend(cutOff(inItsPlace, resultsMissing))

/** The text stays in the field; one button retries. */
export const NetworkFailure = Results.extend(rejects('NETWORK_FAILURE', resultsMissing, inItsPlace))
NetworkFailure.test('keeps the words, and comes back', async (context) => {
  await expect(await context.canvas.findByRole('combobox', { name: /^Search/ })).toHaveValue('kettle')
  await comesBack('link', /Fernhill, a kettle/)(context)
})
/** The text stays in the field; one button retries. */
export const RequestTimeout = Results.extend(rejects('REQUEST_TIMEOUT', resultsMissing, inItsPlace))
/** The text stays in the field; one button retries. */
export const ExternalError = Results.extend(rejects('EXTERNAL_ERROR', resultsMissing, inItsPlace))
/** The text stays in the field; it can be searched again after a minute. */
export const RateLimited = Results.extend(
  rejects('RATE_LIMITED', resultsMissing, { params: { seconds: 40 }, ...inItsPlace }),
)
/** The text stays in the field; it can be searched again. */
export const OutOfRange = Results.extend(
  rejects('OUT_OF_RANGE', resultsMissing, { field: 'page', ...inItsPlace }),
)

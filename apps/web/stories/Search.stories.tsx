import { answers, fails, offline, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain, type Play, triedAgain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Search',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/search?query=kettle', user: null },
})

const resultsMissing: Play = async (context) => {
  const main = await inMain(context)
  await expect(
    await main.findByRole('heading', { name: 'The list could not be loaded.' }, { timeout: 5_000 }),
  ).toBeVisible()
  await expect(await context.canvas.findByRole('combobox', { name: /^Search/ })).toHaveValue('kettle')
  await triedAgain(context)
  await expect(await main.findByRole('link', { name: /Fernhill, a kettle/ })).toBeVisible()
}

export const Results = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('link', { name: /Fernhill, a kettle/ })).toBeVisible()
    // The header's field has the words of the address as well.
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
/** From the header of any page: typed, waited half a second, chosen with the arrows. */
export const FromTheHeader = meta.story({
  args: { path: '/projects/trending' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await inMain(context)
    const field = await canvas.findByRole('combobox', { name: /Search/ }, { timeout: 5_000 })
    await userEvent.click(field)
    await userEvent.paste('tidewell')
    await canvas.findByRole('option', { name: /Tidewell/ }, { timeout: 3_000 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Tidewell/ })).toHaveAttribute('aria-selected', 'true')
  },
})
export const Waiting = meta.story({ parameters: answers([pending('searchProjects')]) })
export const Offline = meta.story({ parameters: answers([offline()]), play: resultsMissing })

/** The words stay in the field; one button asks again. */
export const NetworkFailure = meta.story({
  parameters: fails('searchProjects', 'NETWORK_FAILURE'),
  play: resultsMissing,
})
/** The words stay in the field; one button asks again. */
export const RequestTimeout = meta.story({
  parameters: fails('searchProjects', 'REQUEST_TIMEOUT'),
  play: resultsMissing,
})
/** The words stay in the field; one button asks again. */
export const ExternalError = meta.story({
  parameters: fails('searchProjects', 'EXTERNAL_ERROR'),
  play: resultsMissing,
})
/** The words stay in the field; a minute later they are searched for again. */
export const RateLimited = meta.story({
  parameters: fails('searchProjects', 'RATE_LIMITED', { params: { seconds: 40 } }),
  play: resultsMissing,
})
/** The words stay in the field; they are searched for anew. */
export const OutOfRange = meta.story({
  parameters: fails('searchProjects', 'OUT_OF_RANGE', { field: 'page' }),
  play: resultsMissing,
})

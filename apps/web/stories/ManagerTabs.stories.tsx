import { answers, failing, fixtures } from '@kindling/api-client/scenarios'
import { heal, type PlayContext } from '@kindling/ui/views/story-plays'
import { inEveryLanguage } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect, waitFor, within } from '#catalogue/test'
import { isHeaded, patience, press } from './flow-plays.ts'
import { insightsOf, worlds } from './manager-worlds.ts'
import { PageAt } from './PageAt.tsx'

const { backer } = fixtures

const meta = preview.meta({
  title: 'Pages/Manager tabs',
  component: PageAt,
  tags: ['views', '!autodocs'],
  args: { path: '/manager/31/insights', user: backer },
  parameters: { layout: 'fullscreen', ...answers() },
})

/** Tabs whose messages are a namespace of their own. */
const ownWords = /^(insights|updates)\./
const word = (context: PlayContext, key: string) =>
  (wordsOf(context, 'manager') as (key: string) => string)(key.replace(ownWords, '$1:'))

/** A tab in a world; it has come with its title, and with what else is asked for. */
const tab = (
  name: string,
  world: keyof typeof worlds,
  also?: (context: PlayContext) => Promise<unknown>,
) => ({
  args: { path: `/manager/31/${name}` },
  parameters: answers(insightsOf[world], worlds[world]),
  play: inEveryLanguage(async (context) => {
    await isHeaded(context, word(context, `${name}.title`))
    await also?.(context)
  }),
})
const headed = (key: string) => async (context: PlayContext) => {
  const name = word(context, key)
  await expect(await context.canvas.findByRole('heading', { name }, patience)).toBeVisible()
}
const row = (key: string, name: RegExp) => async (context: PlayContext) => {
  const caption = word(context, key)
  const table = await context.canvas.findByRole('table', { name: caption }, patience)
  const [found] = await within(table).findAllByRole('row', { name }, patience)
  await expect(found).toBeVisible()
}
/** Reads the numbers of a project, and of the rest why not (decisions 2 §2). */
const viewed = (name: string) => ({
  args: { path: `/manager/31/${name}` },
  parameters: answers(insightsOf.small, {
    ...worlds.small,
    draft: { ...worlds.small.draft, role: 'VIEWER' },
  }),
})
const closed = (name: string) => ({
  ...viewed(name),
  play: inEveryLanguage((context) => isHeaded(context, word(context, 'noRole.title'))),
})
/** The platform is not reached. */
const failed = (name: string, call: Parameters<typeof failing>[0]) => ({
  args: { path: `/manager/31/${name}` },
  parameters: answers([failing(call, 'NETWORK_FAILURE'), ...insightsOf.small], worlds.small),
  play: inEveryLanguage(headed(`${name}.failed`)),
})
/** Once it is reached again, the button of the tab brings its content. */
const comesBack = (name: string) => async (context: PlayContext) => {
  heal(context, worlds.small)
  await press(context, wordsOf(context, 'common')('retry'))
  const gone = word(context, `${name}.failed`)
  await waitFor(
    () => expect(context.canvas.queryByRole('heading', { name: gone })).not.toBeInTheDocument(),
    patience,
  )
}

export const InsightsEmpty = meta.story(tab('insights', 'empty', headed('insights.chart.none')))
export const InsightsSmall = meta.story(tab('insights', 'small', row('insights.rewards.title', /./)))
export const InsightsOfFiveThousand = meta.story(
  tab('insights', 'many', row('insights.countries.title', / 84 /)),
)
export const InsightsReadOnly = meta.story({
  ...viewed('insights'),
  play: inEveryLanguage(async (context) => {
    const t = wordsOf(context, 'insights')
    await headed('insights.links.title')(context)
    await expect(context.canvas.queryByRole('button', { name: t('links.add') })).not.toBeInTheDocument()
  }),
})
export const InsightsFailed = meta.story(failed('insights', 'getFundingInsights'))
InsightsFailed.test('comes back', comesBack('insights'))

export const TimelineEmpty = meta.story(tab('timeline', 'empty', headed('timeline.all')))
export const TimelineSmall = meta.story(tab('timeline', 'small', headed('timeline.all')))
export const TimelineOfFiveThousand = meta.story(tab('timeline', 'many', headed('timeline.all')))
export const TimelineReadOnly = meta.story({
  ...viewed('timeline'),
  play: inEveryLanguage(async (context) => {
    const t = wordsOf(context, 'manager')
    await headed('timeline.all')(context)
    const change = new RegExp(`^${t('timeline.verb')}`)
    await expect(context.canvas.queryByRole('button', { name: change })).not.toBeInTheDocument()
  }),
})
export const TimelineFailed = meta.story(failed('timeline', 'getProjectMoney'))
TimelineFailed.test('comes back', comesBack('timeline'))

export const ShippingEmpty = meta.story(tab('shipping', 'empty', headed('shipping.none')))
export const ShippingSmall = meta.story(tab('shipping', 'small', row('shipping.byCountry', /./)))
export const ShippingOfFiveThousand = meta.story(
  tab('shipping', 'many', row('shipping.byCountry', /5[, \u00a0\u202f]000/)),
)
export const ShippingReadOnly = meta.story(closed('shipping'))
export const ShippingFailed = meta.story(failed('shipping', 'listDestinations'))
ShippingFailed.test('comes back', comesBack('shipping'))

export const BackersEmpty = meta.story(tab('backers', 'empty', headed('backers.none')))
export const BackersSmall = meta.story(tab('backers', 'small', row('backers.title', /Amara Diallo/)))
export const BackersOfFiveThousand = meta.story(
  tab('backers', 'many', row('backers.title', /Amara Diallo 50/)),
)
export const BackersReadOnly = meta.story(closed('backers'))
export const BackersFailed = meta.story(failed('backers', 'listPledges'))
BackersFailed.test('comes back', comesBack('backers'))

export const UpdatesEmpty = meta.story(tab('updates', 'empty', headed('updates.none')))
export const UpdatesSmall = meta.story(tab('updates', 'small'))
export const UpdatesOfFiveThousand = meta.story(tab('updates', 'many'))
export const UpdatesReadOnly = meta.story(closed('updates'))
export const UpdatesFailed = meta.story(failed('updates', 'listUpdates'))
UpdatesFailed.test('comes back', comesBack('updates'))

export const MoneyEmpty = meta.story(tab('money', 'empty', headed('money.none')))
export const MoneySmall = meta.story(tab('money', 'small', headed('money.ledger.title')))
export const MoneyOfFiveThousand = meta.story(tab('money', 'many', headed('money.ledger.title')))
export const MoneyReadOnly = meta.story(closed('money'))
export const MoneyFailed = meta.story(failed('money', 'getProjectMoney'))
MoneyFailed.test('comes back', comesBack('money'))

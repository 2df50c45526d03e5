import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fireEvent, fn, waitFor, within } from '#catalogue/test'
import { fill, heal, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../../shared/story-rejected.ts'
import { asRead, named, spoken, wordsOf } from '../../shared/story-words.ts'
import { PlayedInsights } from './story-insights.tsx'

const day = 86_400
const live = {
  ...fixtures.readyDraft,
  status: 'ACTIVE' as const,
  role: 'creator' as const,
  start_time: fixtures.nowSeconds - 17 * day,
  end_time: fixtures.nowSeconds + 12 * day,
  funding_goal: 6_000_000,
  total_pledged: 4_907_200,
  backers_count: 405,
}

const meta = preview.meta({
  title: 'Views/Manager/Insights',
  component: PlayedInsights,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { project: live },
})

const rejects = rejecting('createReferralLink')

const words = (context: PlayContext) => wordsOf(context, 'insights')
const press = async (context: PlayContext, name: string | RegExp) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

/** Arrow keys tell every day in words; the table has the same numbers. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const days = await canvas.findByRole('slider', { name: 'Day of the campaign' })
    await expect(days).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Day 18, .*17 pledges, \$49,072 in all$/),
    )
    await fireEvent.change(days, { target: { value: '16' } })
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Day 17/))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Table' }))
    const table = await canvas.findByRole('table', { name: 'Pledged so far' })
    const dayFour = named(context, { en: /^Day 4,.*\$240\.00/, fr: /^Jour 4,.*240,00 \$/ })
    await expect(await within(table).findByRole('row', { name: dayFour })).toBeVisible()
    const fromNewsletter = named(context, {
      en: /^Ines newsletter.*98 8\.1% \$12,348\.00 25%$/,
      fr: /^Ines newsletter.*98 8,1 % 12 348,00 \$ 25 %$/,
    })
    await expect(await canvas.findByRole('row', { name: fromNewsletter })).toBeVisible()
    await expect(
      await canvas.findByText(
        spoken(context, { en: /the campaign ends between \$/, fr: /la campagne finit entre \d/ }),
      ),
    ).toBeVisible()
  },
})
/** How it does beside similar campaigns when they were as old. */
export const Compared = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(
      await canvas.findByText(/^Day 18: ahead of 9 of 12 campaigns in your category/),
    ).toBeVisible()
    const table = await canvas.findByRole('table', { name: 'Beside similar campaigns' })
    const rows = spoken(context, {
      en: [
        'Of the goal 81% 58% 31% to 79%',
        'Backers 405 240 118 to 396',
        'Average per backer $121 $89 $65 to $129',
      ],
      fr: [
        'De l’objectif 81 % 58 % de 31 % à 79 %',
        'Contributeurs 405 240 de 118 à 396',
        'Moyenne par contributeur 121 $ 89 $ de 65 $ à 129 $',
      ],
    })
    for (const row of rows) {
      const name = (found: string) => asRead(found) === row
      await expect(await within(table).findByRole('row', { name })).toBeVisible()
    }
  },
})
/** Its category has too few campaigns: all of the platform stand for them. */
export const ComparedWithAll = meta.story({
  args: {
    shown: (read) => ({
      ...read,
      comparison: read.comparison && { ...read.comparison, among: 'platform', campaigns: 6, ahead_of: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Day 18: ahead of 0 of 6 campaigns on Kindling/)).toBeVisible()
  },
})
export const PerDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Per day' }))
    const days = await canvas.findByRole('slider', { name: 'Day of the campaign' })
    await fireEvent.change(days, { target: { value: '3' } })
    await expect(await canvas.findByText(/\$240 cancelled/)).toBeVisible()
  },
})
/** Cents that were charged, by days before the last: most at the end, some of what was declined after two days. */
const charges: Readonly<Record<number, number>> = { 3: 4_000_000, 1: 800_000, 0: 9_056 }
/** Its cards were charged at its end, but for some that were declined. */
export const Charged = meta.story({
  args: {
    project: { ...live, status: 'COMPLETE', result: 'successful', end_time: fixtures.nowSeconds - day / 4 },
    shown: (read) => ({
      ...read,
      funding: read.funding.map((each, at) => {
        const cents = charges[read.funding.length - 1 - at] ?? 0
        return { ...each, charged_count: Math.ceil(cents / 12_000), charged_usd: cents }
      }),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const t = words(context)
    const figure = (await canvas.findByText(t('figures.charged'), { selector: 'dt' })).parentElement
    await expect(figure).toHaveTextContent(/\$48,090.*98%/)
    const days = await canvas.findByRole('slider', { name: t('chart.choose') })
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/\$90\.56 charged/))
    await userEvent.click(await canvas.findByRole('tab', { name: t('chart.table') }))
    const table = await canvas.findByRole('table', { name: t('chart.title') })
    const dayEighteen = named(context, { en: /^Day 18,.*\$90\.56/, fr: /^Jour 18,.*90,56 \$/ })
    await expect(await within(table).findByRole('row', { name: dayEighteen })).toBeVisible()
    await userEvent.click(await canvas.findByRole('tab', { name: t('chart.cumulative') }))
    await expect(
      await canvas.findByText(t('chart.charged', { amount: '$48,090' }), { selector: 'text' }),
    ).toBeVisible()
  },
})
/** Which countries pledges go to; what is not sent has none. */
export const Countries = meta.story({
  play: async (context) => {
    const { canvas } = context
    const table = within(await canvas.findByRole('table', { name: words(context)('countries.title') }))
    await expect(await table.findByRole('row', { name: 'United Kingdom 190 47%' })).toBeVisible()
    await expect(await table.findByRole('row', { name: 'Nothing is sent 33 8%' })).toBeVisible()
  },
})
export const Printing = meta.story({
  args: { onPrint: fn() },
  play: async (context) => {
    await press(context, words(context)('print'))
    await expect(context.args.onPrint).toHaveBeenCalled()
  },
})
/** A campaign that has just begun. */
export const Empty = meta.story({
  args: {
    project: { ...live, start_time: fixtures.nowSeconds - 3_600, total_pledged: 0, backers_count: 0 },
    shown: (read) => ({
      ...read,
      funding: [],
      sources: [],
      countries: [],
      links: [],
      followers_not_backing: 0,
      comparison: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pledges yet')).toBeVisible()
    await expect(await canvas.findByText('Nobody has visited the page yet.')).toBeVisible()
    await expect(await canvas.findByText(/From five on, this shows how yours compares/)).toBeVisible()
  },
})
/** Orders have no goal and no end. */
export const Storefront = meta.story({
  args: {
    project: {
      ...live,
      funding_type: 'STOREFRONT' as const,
      end_time: null,
      funding_goal: 0,
      milestones: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeInTheDocument()
    await expect(canvas.queryByText('Days left')).toBeNull()
    await expect(canvas.queryByText('Goal')).toBeNull()
    await expect(canvas.queryByText('Beside similar campaigns')).toBeNull()
  },
})
/** A viewer sees the figures, and changes no link. */
export const ReadOnly = meta.story({
  args: { project: { ...live, role: 'VIEWER' as const } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'QR code: Press kit' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New link' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Rename: Press kit' })).toBeNull()
  },
})
export const Loading = meta.story({
  parameters: answers([pending('getFundingInsights')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Insights are loading')
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** A link is made, shown as a code for a poster, and removed. */
export const Links = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'New link')
    await press(context, 'Make link')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Name of the link/)).toHaveAccessibleDescription(/Enter/),
    )
    await fill(context, /^Name of the link/, 'Talk in Leeds')
    await press(context, 'Make link')
    await expect(await canvas.findByText(/\?ref=talk-in-leeds$/)).toBeVisible()
    await press(context, 'QR code: Talk in Leeds')
    const dialog = await within(document.body).findByRole('dialog', { name: 'Talk in Leeds' })
    await expect(
      await within(dialog).findByRole('img', { name: 'QR code of the link Talk in Leeds' }),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await press(context, 'Remove: Talk in Leeds')
    await waitFor(() => expect(canvas.queryByText('Talk in Leeds')).toBeNull())
  },
})

const make = async (context: PlayContext) => {
  const t = words(context)
  await press(context, t('links.add'))
  await fill(context, new RegExp(`^${t('links.name')}`), 'Talk in Leeds')
  await press(context, t('links.make'))
}
const isMade = async (context: PlayContext) => {
  await expect(await context.canvas.findByText('Talk in Leeds')).toBeVisible()
}
export const Made = meta.story(sending(make, isMade, 'errors:form.change', { name: 'insights:links.name' }))
export const NameMissing = Made.extend(rejects('FIELD_MISSING', /^Enter/, 'name'))
export const NameTooLong = Made.extend(rejects('ITERABLE_LENGTH_LONG', /60/, 'name'))
export const NameWithoutLetters = Made.extend(
  rejects('REGEX_FAIL', /at least one letter or digit/, {
    field: 'name',
    words: 'errors:forms.referralLink.name.REGEX_FAIL',
  }),
)
export const NameTaken = Made.extend(rejects('VALUE_EXISTS', /This name is already in use/, 'name'))
export const TooMany = Made.extend(rejects('MAX_COUNT', /200/, 'name'))
export const ProjectGone = Made.extend(rejects('NOT_FOUND', /We could not find this/))
/** The role has changed meanwhile; what was typed stays. */
export const RoleChanged = Made.extend(rejects('MISSING_PERMISSION', /You do not have access to this/))
export const Offline = Made.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
Offline.test('recovers', recovers(tryAgain, isMade))

const rename = async (context: PlayContext) => {
  const t = words(context)
  await press(context, t('links.of', { verb: t('links.rename'), name: 'Press kit' }))
  await fill(context, new RegExp(`^${t('links.name')}`), 'Press, May')
  await press(context, t('links.rename'))
}
export const Renamed = meta.story(
  sending(
    rename,
    async ({ canvas }) => {
      await expect(await canvas.findByText('Press, May')).toBeVisible()
    },
    undefined,
    { name: 'insights:links.name' },
  ),
)
export const RenameMissing = Renamed.extend(rejected('updateReferralLink', 'FIELD_MISSING', /^Enter/, 'name'))
export const RenameTooLong = Renamed.extend(
  rejected('updateReferralLink', 'ITERABLE_LENGTH_LONG', /60/, 'name'),
)
export const RenameWithoutLetters = Renamed.extend(
  rejected('updateReferralLink', 'REGEX_FAIL', /at least one letter or digit/, {
    field: 'name',
    words: 'errors:forms.referralLink.name.REGEX_FAIL',
  }),
)
export const RenameTaken = Renamed.extend(
  rejected('updateReferralLink', 'VALUE_EXISTS', /This name is already in use/, 'name'),
)
export const RenameGone = Renamed.extend(
  rejected('updateReferralLink', 'INVALID_ID', /This entry no longer exists/),
)
export const RenameProjectGone = Renamed.extend(
  rejected('updateReferralLink', 'NOT_FOUND', /We could not find this/),
)
export const RenameRoleChanged = Renamed.extend(
  rejected('updateReferralLink', 'MISSING_PERMISSION', /You do not have access to this/),
)

const remove = async (context: PlayContext) => {
  const t = words(context)
  await press(context, t('links.of', { verb: t('links.remove'), name: 'Press kit' }))
}
export const Removed = meta.story(
  sending(remove, async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/\?ref=press-kit$/)).toBeNull())
  }),
)
export const RemoveGone = Removed.extend(
  rejected('removeReferralLink', 'INVALID_ID', /This entry no longer exists/, { focus: 'stays' }),
)
export const RemoveProjectGone = Removed.extend(
  rejected('removeReferralLink', 'NOT_FOUND', /We could not find this/, { focus: 'stays' }),
)
export const RemoveRoleChanged = Removed.extend(
  rejected('removeReferralLink', 'MISSING_PERMISSION', /You do not have access to this/, { focus: 'stays' }),
)

/** The session has ended meanwhile. */
export const LoggedOut = Made.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const TooSlow = Made.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))
export const Unanswered = Made.extend(rejects('EXTERNAL_ERROR', /A service we depend on did not answer/))

/** The figures could not be read; the next try brings them. */
export const FundingFailed = meta.story({
  parameters: fails('getFundingInsights', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { name: 'The figures could not be loaded' }),
    ).toBeVisible()
    heal(context)
    await press(context, 'Try again')
    await expect(
      await context.canvas.findByRole('heading', { name: 'Where backers came from' }),
    ).toBeVisible()
  },
})

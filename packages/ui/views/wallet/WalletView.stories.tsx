import { convertTokens } from '@kindling/api-client/contract/wallet'
import { withdrawFromWallet } from '@kindling/api-client/contract/withdrawals'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { WalletView } from './WalletView.tsx'

const { fullWallet, plgToUsd, rateDate } = fixtures
const lines = [...fixtures.transactions]
const world = { user: fixtures.holder }
const retry = fn()
const refreshed = fn()
const got = fn()
const there = <Data,>(data: Data) => ({ data, error: undefined, retry })
const failed = { data: undefined, error: { code: 'NETWORK_FAILURE' as const, isNotFound: false }, retry }
const away = { data: undefined, error: undefined, retry }
const history = (transactions: typeof lines, total = transactions.length) =>
  there({ transactions, meta: { total_count: total } })
const refusing = (
  label: 'PLG' | 'CS',
  rejection: 'US_PERSON' | 'NO_COUNTRY' | 'IDENTITY',
  verified: boolean,
) =>
  there({
    ...fullWallet,
    hasValidKYC: verified,
    accounts: fullWallet.accounts.map((each) => (each.label === label ? { ...each, rejection } : each)),
  })

const meta = preview.meta({
  title: 'Views/Wallet',
  component: WalletView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], world) },
  args: {
    tab: 'plg' as const,
    wallet: there(fullWallet),
    history: history(lines.filter(({ label }) => label === 'PLG')),
    page: 1,
    pageSize: 12,
    rate: { status: 'loaded' as const, plgToUsd, date: rateDate },
    onRefreshRate: refreshed,
    hrefOf: ({ tab, page }) => `/wallet/${tab}?page=${page}`,
    ownLink: `https://kindling.example/?ref=${fixtures.holder.referral_code}`,
    onWithdraw: (body) => storyClient(withdrawFromWallet, { body, idempotencyKey: 'story' }),
    onConvert: async ({ amount, plgToUsd }) => {
      const { transaction } = await storyClient(convertTokens, {
        body: { amount, plg_to_usd: plgToUsd },
        idempotencyKey: 'story',
      })
      got(amount)
      return transaction.amount
    },
  },
  beforeEach: () => {
    for (const mock of [retry, refreshed, got]) mock.mockClear()
  },
})

const rejects = rejecting('convertTokens')

const field = 'Amount in PLG'
/** With or without the amount in the text. */
const press = async (context: PlayContext) => {
  const verb = wordsOf(context, 'wallet')('conversion.submitEmpty')
  await context.userEvent.click(context.canvas.getByRole('button', { name: new RegExp(`^${verb}`) }))
}
const convert = async (context: PlayContext, amount = '100') => {
  await fill(context, wordsOf(context, 'wallet')('conversion.amount'), amount)
  await press(context)
}
const worked = async (context: PlayContext) => {
  await expect(
    await context.canvas.findByText(wordsOf(context, 'wallet')('conversion.doneTitle')),
  ).toBeVisible()
  await expect(got).toHaveBeenCalledTimes(1)
  await expect(got).toHaveBeenCalledWith(10_000)
}
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/About \$179.12 at \$0.1012 per PLG/)).toBeVisible()
    await expect(await canvas.findByRole('meter', { name: 'Held' })).toHaveAttribute(
      'aria-valuetext',
      '1,770.00 of 5,000.00 PLG',
    )
  },
})
export const Cs = meta.story({
  args: { tab: 'cs' as const, history: history(lines.filter(({ label }) => label === 'CS')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'CS' })).toHaveAttribute('aria-current', 'page')
  },
})
/** Spec 1 §1: US persons may not acquire CS; the page says why, and their balance stays. */
export const CsUsPerson = meta.story({
  args: { tab: 'cs' as const, wallet: refusing('CS', 'US_PERSON', true), history: history([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('US persons may not acquire CS.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Shipping addresses' })).toHaveAttribute(
      'href',
      '/settings/shipping',
    )
    await expect(await canvas.findByRole('link', { name: 'CS locked' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})
export const CsCountryUnknown = meta.story({
  args: { tab: 'cs' as const, wallet: refusing('CS', 'NO_COUNTRY', true), history: history([]) },
})
export const IdentityRequired = meta.story({
  args: { wallet: refusing('PLG', 'IDENTITY', false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      '/settings/verification',
    )
  },
})
export const History = meta.story({
  args: { tab: 'history' as const, history: history(lines, 30) },
})
export const Empty = meta.story({ args: { history: history([]) } })
/** One's own link, which brings a bonus. */
export const OwnLink = meta.story({
  play: async (context) => {
    const t = wordsOf(context, 'wallet')
    await expect(
      await context.canvas.findByText('https://kindling.example/?ref=by.3f2a9c01b7de'),
    ).toBeVisible()
    await expect(await context.canvas.findByText(t('history.REFERRAL'))).toBeVisible()
    await expect(await context.canvas.findByRole('button', { name: t('link.copy') })).toBeVisible()
  },
})
export const HistoryFailed = meta.story({
  args: { history: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
export const Loading = meta.story({
  args: { wallet: away, history: away, rate: { status: 'loading' as const } },
})
export const Failed = meta.story({ args: { wallet: failed } })
export const RateLoading = meta.story({ args: { rate: { status: 'loading' as const } } })
/** A failed rate leaves no amount behind. */
export const RateFailed = meta.story({
  args: { rate: { status: 'failed' as const, code: 'TICKER_FAIL' as const } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/About/)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(refreshed).toHaveBeenCalledTimes(1)
  },
})
/** Each line whole, with its date and the balance after it: nothing needs horizontal scrolling. */
export const HistoryOnAPhone = meta.story({
  args: { tab: 'history' as const, history: history(lines, 30) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'History' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    await expect(canvas.getAllByText(/^Balance [\d,.]+/)[0]).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

const conversion = { tab: 'conversion' as const }
/** Invalid input is rejected beside the field, and a valid amount converts once, however often it is pressed. */
export const Conversion = meta.story({
  args: conversion,
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context)
    await rejectedAtField(context, field, /Enter an amount/, '')
    await convert(context, '1770.01')
    await rejectedAtField(context, field, /You have 1,770.00 PLG\. Enter that or less/, '1770.01')
    await convert(context, '6000')
    await rejectedAtField(context, field, /You have 1,770.00 PLG\. Enter that or less/, '6000')
    await expect(await canvas.findByRole('button', { name: 'Convert' })).toBeVisible()
    await convert(context, '1e3')
    await rejectedAtField(context, field, /Enter an amount/, '1e3')
    await convert(context, '0.05')
    await rejectedAtField(context, field, /at least one cent/, '0.05')
    await fill(context, field, '100')
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Convert to $10.12' }))
    await worked(context)
    await expect(await canvas.findByText(/100.00 PLG became \$10.12/)).toBeVisible()
  },
})
export const Converted = meta.story({
  args: conversion,
  ...sending((context) => convert(context), worked),
})
export const ConversionAll = meta.story({
  args: conversion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use all' }))
    await expect(await canvas.findByLabelText(field)).toHaveValue('1770')
    await expect(await canvas.findByRole('button', { name: 'Convert to $179.12' })).toBeVisible()
  },
})
export const ConversionWithoutIdentity = meta.story({
  args: { ...conversion, wallet: refusing('PLG', 'IDENTITY', false) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(field)).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Verify identity' })).toBeVisible()
  },
})
export const ConversionWithoutRate = meta.story({
  args: { ...conversion, rate: { status: 'failed' as const, code: 'TICKER_ERROR' as const } },
  play: async (context) => {
    await convert(context)
    await expect(got).not.toHaveBeenCalled()
    await expect(await context.canvas.findByLabelText(field)).toHaveValue('100')
  },
})
export const Converting = meta.story({
  args: conversion,
  parameters: answers([pending('convertTokens')], world),
  play: async (context) => {
    await convert(context)
    await expect(await context.canvas.findByRole('button', { name: 'Converting' })).toHaveAttribute(
      'aria-busy',
    )
  },
})
/** The rate has changed: nothing is converted, the new one is read, the amount stays. */
export const ConvertIntegrityError = Converted.extend(
  rejects('INTEGRITY_ERROR', /rate changed in the meantime/, 'plg_to_usd'),
)
ConvertIntegrityError.test('reads the new rate, and recovers', async (context) => {
  await recovers(press, worked)(context)
  await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1))
})
/** Another tab has spent them. */
export const ConvertInsufficientFunds = Converted.extend(
  rejects('INSUFFICIENT_FUNDS', /do not have that many/, {
    field: 'amount',
    at: 'wallet:conversion.amount',
  }),
)
ConvertInsufficientFunds.test('recovers', recovers(press, worked))

export const ConvertNumberLow = Converted.extend(
  rejects('NUMBER_LOW', /at least one cent/, {
    field: 'amount',
    at: 'wallet:conversion.amount',
  }),
)
export const ConvertNumberHigh = Converted.extend(
  rejects('NUMBER_HIGH', /at most 5,000 PLG/, {
    field: 'amount',
    at: 'wallet:conversion.amount',
  }),
)
export const ConvertNotYetConfirm = Converted.extend(
  rejects('NOT_YET_CONFIRM', /Verify your identity first/, 'identity'),
)
export const ConvertTickerFail = Converted.extend(rejects('TICKER_FAIL', /rate could not be loaded/))
export const ConvertTickerError = Converted.extend(rejects('TICKER_ERROR', /not available right now/))
export const ConvertNetworkFailure = Converted.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/),
)
ConvertNetworkFailure.test('recovers', recovers(press, worked))

export const ConvertRequestTimeout = Converted.extend(rejects('REQUEST_TIMEOUT', /took too long/))
export const ConvertExternalError = Converted.extend(rejects('EXTERNAL_ERROR', /nothing was changed/))
export const ConvertRestrictedArea = Converted.extend(rejects('RESTRICTED_AREA', /Log in to continue/))

import { answers, fixtures } from '@kindling/api-client/scenarios'
import { fill } from '@kindling/ui/views/story-plays'
import { opened, recovers, rejected } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { follow, inMain, pressAgain } from './plays.ts'

const { holder } = fixtures
const world = { user: holder }

const meta = preview.meta({
  title: 'Pages/Wallet',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers([], world) },
  args: { path: '/wallet', user: holder },
})

const wait = { timeout: 15_000 }
const balanceIsBack = recovers(pressAgain, ({ canvas }) =>
  expect(canvas.findByText(/About \$179.12/, {}, wait)).resolves.toBeVisible(),
)
const walletMissing = /Your wallet could not be loaded\./
const inItsPlace = { by: 'heading', words: 'wallet:failed' } as const
const rateMissing = /Amount in US dollars unavailable/
const inItsLine = { by: 'text', words: 'wallet:rate.failed' } as const
const historyMissing = /The history could not be loaded\./
const inItsTable = { by: 'heading', words: 'wallet:history.failed' } as const

/** A conversion is in the history, and the balance has changed. */
export const ConvertedIsInTheHistory = meta.story({
  args: { path: '/wallet/conversion' },
  play: async (context) => {
    const main = await inMain(context)
    await main.findByText(/1 PLG = \$0.1012/, {}, wait)
    await fill(context, 'Amount in PLG', '250')
    await context.userEvent.click(main.getByRole('button', { name: 'Convert to $25.30' }))
    await expect(await main.findByText(/250.00 PLG became \$25.30/, {}, wait)).toBeVisible()
    await expect(await main.findByText('$35.42', {}, wait)).toBeVisible()
    follow(main.getByRole('link', { name: 'History' }))
    await expect(await main.findByText('-250.00', {}, wait)).toBeVisible()
    follow(main.getByRole('link', { name: 'PLG' }))
    await expect(await main.findByText('1,520.00', { selector: 'p bdi' }, wait)).toBeVisible()
  },
})
export const Visitor = meta.story({
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' }, wait)).toBeVisible()
  },
})
/** An unknown tab is "not found". */
export const UnknownTab = meta.story({
  args: { path: '/wallet/eur' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('There is nothing at this address.', {}, wait)).toBeVisible()
  },
})
export const WalletNetworkFailure = meta.story(
  rejected('getWallet', 'NETWORK_FAILURE', walletMissing, inItsPlace),
)
WalletNetworkFailure.test('comes back', balanceIsBack)
export const WalletRequestTimeout = meta.story(
  rejected('getWallet', 'REQUEST_TIMEOUT', walletMissing, inItsPlace),
)
export const WalletExternalError = meta.story(
  rejected('getWallet', 'EXTERNAL_ERROR', walletMissing, inItsPlace),
)
export const RateTickerFail = meta.story(rejected('getExchangeRate', 'TICKER_FAIL', rateMissing, inItsLine))
RateTickerFail.test('guesses no amount, and comes back', async (context) => {
  await expect(context.canvas.queryByText(/^About \$/)).toBeNull()
  await balanceIsBack(context)
})
export const RateTickerError = meta.story(rejected('getExchangeRate', 'TICKER_ERROR', rateMissing, inItsLine))
export const RateNetworkFailure = meta.story(
  rejected('getExchangeRate', 'NETWORK_FAILURE', rateMissing, inItsLine),
)
export const HistoryNetworkFailure = meta.story(
  rejected('listWalletTransactions', 'NETWORK_FAILURE', historyMissing, inItsTable),
)
HistoryNetworkFailure.test(
  'comes back',
  recovers(pressAgain, ({ canvas }) =>
    expect(canvas.findByText('Opening balance', {}, wait)).resolves.toBeVisible(),
  ),
)
/** A page number out of range. */
export const HistoryOutOfRange = meta.story(
  rejected('listWalletTransactions', 'OUT_OF_RANGE', historyMissing, { field: 'page', ...inItsTable }),
)

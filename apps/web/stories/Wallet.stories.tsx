import { answers, fails, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { fill, follow, inMain, type Play, triedAgain } from './plays.ts'

const { holder } = fixtures
const world = { user: holder }

const meta = preview.meta({
  title: 'Pages/Wallet',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], world) },
  args: { path: '/wallet', user: holder },
})

const wait = { timeout: 5_000 }
const walletMissing: Play = async (context) => {
  const main = await inMain(context)
  await expect(
    await main.findByRole('heading', { name: 'Your wallet could not be loaded.' }, wait),
  ).toBeVisible()
  await triedAgain(context, world)
  await expect(await main.findByText(/About \$179.12/, {}, wait)).toBeVisible()
}
const rateMissing: Play = async (context) => {
  const main = await inMain(context)
  await expect(await main.findByText(/Amount in US dollars unavailable/, {}, wait)).toBeVisible()
  await expect(main.queryByText(/About/)).toBeNull()
  await triedAgain(context, world)
  await expect(await main.findByText(/About \$179.12/, {}, wait)).toBeVisible()
}
const historyMissing: Play = async (context) => {
  const main = await inMain(context)
  await expect(
    await main.findByRole('heading', { name: 'The history could not be loaded.' }, wait),
  ).toBeVisible()
  await triedAgain(context, world)
  await expect(await main.findByText('Opening balance', {}, wait)).toBeVisible()
}

/** What is converted is in the history, and the balance has followed. */
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
/** A tab there is none of is not there. */
export const UnknownTab = meta.story({
  args: { path: '/wallet/eur' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('There is nothing at this address.', {}, wait)).toBeVisible()
  },
})
export const WalletNetworkFailure = meta.story({
  parameters: fails('getWallet', 'NETWORK_FAILURE', {}, world),
  play: walletMissing,
})
export const WalletRequestTimeout = meta.story({
  parameters: fails('getWallet', 'REQUEST_TIMEOUT', {}, world),
  play: walletMissing,
})
export const WalletExternalError = meta.story({
  parameters: fails('getWallet', 'EXTERNAL_ERROR', {}, world),
  play: walletMissing,
})
export const RateTickerFail = meta.story({
  parameters: fails('getExchangeRate', 'TICKER_FAIL', {}, world),
  play: rateMissing,
})
export const RateTickerError = meta.story({
  parameters: fails('getExchangeRate', 'TICKER_ERROR', {}, world),
  play: rateMissing,
})
export const RateNetworkFailure = meta.story({
  parameters: fails('getExchangeRate', 'NETWORK_FAILURE', {}, world),
  play: rateMissing,
})
export const RateRequestTimeout = meta.story({
  parameters: fails('getExchangeRate', 'REQUEST_TIMEOUT', {}, world),
  play: rateMissing,
})
export const RateExternalError = meta.story({
  parameters: fails('getExchangeRate', 'EXTERNAL_ERROR', {}, world),
  play: rateMissing,
})
export const HistoryNetworkFailure = meta.story({
  parameters: fails('listWalletTransactions', 'NETWORK_FAILURE', {}, world),
  play: historyMissing,
})
export const HistoryRequestTimeout = meta.story({
  parameters: fails('listWalletTransactions', 'REQUEST_TIMEOUT', {}, world),
  play: historyMissing,
})
export const HistoryExternalError = meta.story({
  parameters: fails('listWalletTransactions', 'EXTERNAL_ERROR', {}, world),
  play: historyMissing,
})
/** An address beyond what there can be. */
export const HistoryOutOfRange = meta.story({
  parameters: fails(
    'listWalletTransactions',
    'OUT_OF_RANGE',
    { field: 'page', params: { min: 1, max: 10_000 } },
    world,
  ),
  play: historyMissing,
})

import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, within } from '#catalogue/test'
import { PasskeyStopped } from '../../state/passkey-stop.ts'
import { addForStory } from '../settings/passkeys/story-device.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PasskeyOffer, type PasskeyOfferProps } from './PasskeyOffer.tsx'

const onCreate = fn<PasskeyOfferProps['onCreate']>(() => addForStory({ name: 'Firefox on Linux' }))
const onLater = fn()
const onNever = fn()

const meta = preview.meta({
  title: 'Views/Auth/Passkey offer',
  component: PasskeyOffer,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '360px' } },
    ...answers(),
  },
  args: { onCreate, onLater, onNever },
  beforeEach: () => {
    for (const each of [onCreate, onLater, onNever]) each.mockClear()
  },
})

const card = (context: PlayContext) =>
  within(context.canvas.getByRole('region', { name: wordsOf(context, 'security')('offer.title') }))
const create = async (context: PlayContext) => {
  const name = wordsOf(context, 'security')('offer.create')
  await context.userEvent.click(card(context).getByRole('button', { name }))
}
const isReady = async (context: PlayContext) => {
  const name = wordsOf(context, 'security')('offer.done')
  await expect(await context.canvas.findByRole('region', { name })).toBeVisible()
  await expect(context.canvas.queryByRole('alert')).toBeNull()
}

/** It does not take focus from what the person is doing. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
})

export const Creating = meta.story(sending(create, isReady))
export const Created = meta.story({
  play: async (context) => {
    await create(context)
    await isReady(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }))
    await expect(onLater).toHaveBeenCalledOnce()
  },
})
export const NotNow = meta.story({
  play: async (context) => {
    await context.userEvent.click(card(context).getByRole('button', { name: 'Not now' }))
    await expect(onLater).toHaveBeenCalledOnce()
    await expect(onNever).not.toHaveBeenCalled()
  },
})
export const NeverAgain = meta.story({
  play: async (context) => {
    await context.userEvent.click(card(context).getByRole('button', { name: 'Don’t ask again' }))
    await expect(onNever).toHaveBeenCalledOnce()
  },
})
export const Escaped = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expect(onLater).toHaveBeenCalledOnce()
  },
})
const slow = fn<PasskeyOfferProps['onCreate']>(() => new Promise(() => undefined))
/** During the call, Escape belongs to the device's own dialog. */
export const Waiting = meta.story({
  args: { onCreate: slow, onLater, onNever },
  play: async (context) => {
    await create(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Waiting for your device' }),
    ).toHaveAttribute('aria-busy', 'true')
    await context.userEvent.keyboard('{Escape}')
    await expect(onLater).not.toHaveBeenCalled()
  },
})
const stopping = fn<PasskeyOfferProps['onCreate']>()
export const Cancelled = meta.story({
  args: { onCreate: stopping, onLater, onNever },
  play: async (context) => {
    stopping.mockReset()
    stopping.mockRejectedValueOnce(new PasskeyStopped('cancelled')).mockResolvedValueOnce(undefined)
    await create(context)
    await expect(await context.canvas.findByText('That was not finished.')).toBeVisible()
    await create(context)
    await isReady(context)
  },
})
/** The message is shown in the card, which stays open. */
export const Refused = Creating.extend(rejected('startPasskey', 'NOT_YET_CONFIRM', /Confirm your e-mail/))
Refused.test('recovers', recovers(create, isReady))

import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import type { PlayContext } from '../shared/story-plays.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { readyDraft } = fixtures

const meta = preview.meta({
  title: 'Views/Dashboard/What was typed before',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'rewards' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

const kept = (id: string, changes: object, kind = 'reward') =>
  localStorage.setItem(
    `kindling:text:${fixtures.backer.id}:editor:${readyDraft.id}:${kind}:${id}`,
    JSON.stringify({ text: JSON.stringify(changes), at: Date.now() }),
  )
const title = (context: PlayContext) =>
  context.canvas.findByRole('textbox', { name: new RegExp(`^${t(context)('rewards.fields.title')}`) })
/** A reload in the middle of a new reward: its editor opens by itself, with what was typed. */
export const TypedBefore = meta.story({
  beforeEach: () => kept('new', { title: 'Two kettles', price: 18_000 }),
  play: async (context) => {
    await expect(await title(context)).toHaveValue('Two kettles')
    await expect(await context.canvas.findByText(t(context)('keptEditor.title'))).toBeVisible()
  },
})
/** It is taken out again, and is not there the next time. */
export const TypedBeforeDiscarded = meta.story({
  beforeEach: () => kept('new', { title: 'Two kettles' }),
  play: async (context) => {
    await press(context, t(context)('keptEditor.discard'))
    await waitFor(async () => expect(await title(context)).toHaveValue(''))
    await expect(Object.keys(localStorage).filter((key) => key.includes(':editor:'))).toEqual([])
  },
})
/** Only what was changed: another member's price of the same reward stays. */
export const TypedIntoAReward = meta.story({
  beforeEach: () => kept(readyDraft.rewards[0]?.id ?? '', { title: 'One kettle, signed' }),
  play: async (context) => {
    await expect(await title(context)).toHaveValue('One kettle, signed')
    await press(context, t(context)('rewards.save'))
    const edit = t(context)('editOf', { name: 'One kettle, signed' })
    await expect(await context.canvas.findByRole('button', { name: edit })).toBeVisible()
    await expect(Object.keys(localStorage).filter((key) => key.includes(':editor:'))).toEqual([])
  },
})
/** What cannot be saved does not open by itself. */
const ended = { ...readyDraft, status: 'COMPLETE' as const }
export const TypedBeforeTheEnd = meta.story({
  args: { draft: ended },
  parameters: answers([], { draft: ended }),
  beforeEach: () => kept('new', { title: 'Two kettles' }),
  play: async (context) => {
    await expect(await context.canvas.findByText(t(context)('readOnly.state'))).toBeVisible()
    await expect(context.canvas.queryByText(t(context)('keptEditor.title'))).toBeNull()
  },
})
export const TypedIntoABonus = meta.story({
  args: { section: 'bonus' as const },
  beforeEach: () => kept('new', { title: 'A recipe for it' }, 'bonus'),
  play: async (context) => {
    const name = new RegExp(`^${wordsOf(context, 'bonus')('fields.title')}`)
    const field = await context.canvas.findByRole('textbox', { name })
    await waitFor(() => expect(field).toHaveValue('A recipe for it'))
    await press(context, t(context)('keptEditor.discard'))
    await waitFor(() => expect(field).toHaveValue(''))
  },
})
export const TypedIntoACoupon = meta.story({
  args: { section: 'products' as const },
  beforeEach: () => kept('new', { code: 'SPARK-20', limit: 50 }, 'coupon'),
  play: async (context) => {
    const fields = (key: 'code' | 'limit') => new RegExp(`^${wordsOf(context, 'coupons')(`fields.${key}`)}`)
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: fields('code') })).toHaveValue('SPARK-20'),
    )
    await expect(await context.canvas.findByRole('textbox', { name: fields('limit') })).toHaveValue('50')
  },
})

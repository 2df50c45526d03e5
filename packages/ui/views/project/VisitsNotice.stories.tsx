import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import type { PlayContext } from '../shared/story-plays.ts'
import { wordsOf } from '../shared/story-words.ts'
import { VisitsNotice, type VisitsNoticeProps } from './VisitsNotice.tsx'

/** Keeps the answer, as the page does. */
function Answered({ answer: first, onAnswer }: VisitsNoticeProps) {
  const [answer, setAnswer] = useState(first)
  return (
    <VisitsNotice
      answer={answer}
      onAnswer={(next) => {
        setAnswer(next)
        onAnswer(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Project/Counting visits',
  component: Answered,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { answer: 'open' as VisitsNoticeProps['answer'], onAnswer: fn() },
})

const t = (context: PlayContext) => wordsOf(context, 'trust')
const press = async (context: PlayContext, key: 'allow' | 'decline' | 'stop') =>
  context.userEvent.click(await context.canvas.findByRole('button', { name: t(context)(`visits.${key}`) }))
const says = async (context: PlayContext, key: 'open' | 'allowed' | 'declined') =>
  expect(await context.canvas.findByText(t(context)(`visits.${key}`))).toBeVisible()

/** Nothing is loaded before the answer. */
export const Open = meta.story({
  play: async (context) => {
    await says(context, 'open')
    await expect(context.args.onAnswer).not.toHaveBeenCalled()
  },
})
/** Allowed, and taken back at the same place; the focus stays there. */
export const Allowed = meta.story({
  play: async (context) => {
    await press(context, 'allow')
    await says(context, 'allowed')
    await expect(context.args.onAnswer).toHaveBeenLastCalledWith('allowed')
    await press(context, 'stop')
    await says(context, 'declined')
    await expect(context.args.onAnswer).toHaveBeenLastCalledWith('declined')
    await expect(document.activeElement).toBe(context.canvas.getByRole('complementary'))
    await press(context, 'allow')
    await says(context, 'allowed')
  },
})
export const Declined = meta.story({
  play: async (context) => {
    await press(context, 'decline')
    await says(context, 'declined')
    await expect(context.args.onAnswer).toHaveBeenLastCalledWith('declined')
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

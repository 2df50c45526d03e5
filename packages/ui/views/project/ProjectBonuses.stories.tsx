import { enterBonus } from '@kindling/api-client/forms/bonus-calls'
import type { Bonus } from '@kindling/api-client/model/bonus'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ProjectBonuses } from './ProjectBonuses.tsx'

const { bonusEntries, photographIt, wholeKettle } = fixtures
const [mara] = bonusEntries

interface PlayedProps {
  readonly bonus: Bonus
  readonly onLogin: (() => void) | null
}

/** Sends on the real client, and shows the entry as the page does once it has read again. */
function Played({ bonus: start, onLogin }: PlayedProps) {
  const [bonus, setBonus] = useState(start)
  return (
    <ProjectBonuses
      bonuses={[bonus]}
      onLogin={onLogin}
      onEnter={async (id, body) => {
        const { entry } = await enterBonus(storyClient, wholeKettle.id, id, body)
        setBonus({ ...bonus, own_entry: entry })
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Project/Bonuses',
  component: Played,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'padded', ...answers() },
  args: { bonus: photographIt, onLogin: null },
})

const rejects = rejecting('submitToBonus')

const t = (context: PlayContext) => wordsOf(context, 'bonus')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
async function send(context: PlayContext) {
  await press(context, t(context)('send'))
  await fill(context, new RegExp(`^${t(context)('text')}`), 'On the stove in Halifax since Sunday.')
  await press(context, t(context)('send'))
}
export const Sending = meta.story(
  sending(
    send,
    async (context) => expect(await context.canvas.findByText(t(context)('own.WAITING'))).toBeVisible(),
    undefined,
    { text: 'bonus:text', file: 'bonus:picture' },
  ),
)
/** Only who has pledged takes part. */
export const BackerPrivate = Sending.extend(rejects('BACKER_PRIVATE', /back/i))
/** It closed while they wrote. */
export const InvalidState = Sending.extend(
  rejects('INVALID_STATE', /every place is taken/, {
    words: 'bonus:decidedMeanwhile',
  }),
)
/** The picture they chose before stays; another one is one press away. */
export const FileType = Sending.extend(rejects('FILE_TYPE', /PNG, JPEG/, { field: 'file', focus: 'stays' }))
/** The text stays; send it again in a moment, or without the picture. */
export const FileUploadError = Sending.extend(rejects('FILE_UPLOAD_ERROR', /The file was not uploaded/))
export const RateLimited = Sending.extend(
  rejects('RATE_LIMITED', /too often|Try again/, { params: { seconds: 60 } }),
)
export const NetworkFailure = Sending.extend(rejects('NETWORK_FAILURE', /could not reach the server/))

/** A file that is no picture is refused before it travels. */
export const WrongFile = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Send your entry')
    const input = await canvas.findByLabelText('Picture', { selector: 'input' })
    await userEvent.upload(input, new File(['hello'], 'notes.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/PNG, JPEG/)).toBeVisible()
  },
})
export const Declined = meta.story({
  args: {
    bonus: {
      ...photographIt,
      own_entry: mara ? { ...mara, state: 'DECLINED' as const, reason: 'The kettle is not in it.' } : null,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The kettle is not in it/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Send another entry' })).toBeVisible()
  },
})
export const Accepted = meta.story({
  args: { bonus: { ...photographIt, own_entry: mara ? { ...mara, state: 'ACCEPTED' as const } : null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your entry is accepted.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Closed = meta.story({ args: { bonus: { ...photographIt, is_open: false } } })
export const Visitor = meta.story({
  args: { onLogin: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send your entry' }))
    await expect(args.onLogin).toHaveBeenCalled()
  },
})

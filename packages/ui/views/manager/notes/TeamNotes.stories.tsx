import {
  addPledgeNote,
  editPledgeNote,
  listPledgeNotes,
  removePledgeNote,
} from '@kindling/api-client/contract/pledge-notes'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { fill, inDialog, type PlayContext } from '../../shared/story-plays.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { opened, recovers, rejected, rejecting, sending } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { TeamNotes } from './TeamNotes.tsx'

const params = { id: '31', pledgeId: 'plg_amara' }
const retry = fn()

/** The notes on the real client, read again after each change. */
function Played({ removesAll, waits }: { readonly removesAll: boolean; readonly waits?: boolean }) {
  const [turn, setTurn] = useState(0)
  const read = useStoryRead(() => storyClient(listPledgeNotes, { params }), turn)
  const thenRead = async (call: Promise<unknown>) => {
    await call
    setTurn((now) => now + 1)
  }
  return (
    <main style={{ maxInlineSize: 720 }}>
      <TeamNotes
        read={waits ? { data: undefined, error: undefined, retry } : read}
        removesAll={removesAll}
        calls={{
          add: (text) =>
            thenRead(storyClient(addPledgeNote, { params, body: { text }, idempotencyKey: 'one' })),
          edit: (noteId, text) =>
            thenRead(storyClient(editPledgeNote, { params: { ...params, noteId }, body: { text } })),
          remove: (noteId) => thenRead(storyClient(removePledgeNote, { params: { ...params, noteId } })),
        }}
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Views/Manager/Team notes',
  component: Played,
  tags: ['views'],
  parameters: answers(),
  args: { removesAll: false },
})

const rejects = rejecting('addPledgeNote')

const t = (context: PlayContext) => wordsOf(context, 'manager')
const button = (context: PlayContext, name: RegExp | string) => context.canvas.findByRole('button', { name })
const press = async (context: PlayContext, name: RegExp | string) =>
  context.userEvent.click(await button(context, name))
const starting = (words: string) => new RegExp(`^${words}:?`)

/** A colleague's note is read; one's own may be changed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Theo Brandt')).toBeVisible()
    await expect(await canvas.findByText(/Label the box/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  },
})
/** Who manages the team may remove what others noted, and changes nobody's words. */
export const Admin = meta.story({
  args: { removesAll: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1)
  },
})
export const None = meta.story({
  parameters: answers([], { notes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New note')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})
export const LongAndHostile = meta.story({
  parameters: answers([], {
    notes: fixtures.pledgeNotes.map((note) => ({
      ...note,
      author: '\u202eevil '.repeat(12),
      text: `<script>alert(1)</script> ${'x'.repeat(900)}`,
    })),
  }),
  play: async ({ canvas }) => {
    const notes = await canvas.findByRole('list')
    await expect(notes.scrollWidth).toBeLessThanOrEqual(notes.clientWidth + 1)
  },
})
/** Whose account is deleted, or who has no name. */
export const NamelessAuthor = meta.story({
  parameters: answers([], {
    notes: fixtures.pledgeNotes.map((note) => ({ ...note, author: '', own: false })),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Former member')).length).toBe(2)
  },
})
export const Loading = meta.story({ args: { waits: true } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

const remark = 'Two boxes, one label.'
const writes = async (context: PlayContext) => {
  await fill(context, t(context)('notes.label'), remark)
  await press(context, t(context)('notes.add'))
}
const isThere = async (context: PlayContext) => {
  await waitFor(() => expect(context.canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(remark))
  const field = context.canvas.getByLabelText(t(context)('notes.label'))
  await waitFor(() => expect(field).toHaveValue(''))
  await expect(field).toHaveFocus()
}
export const Adding = meta.story(
  sending(writes, isThere, 'manager:changeFirst', { text: 'manager:notes.label' }),
)
export const UnderWay = meta.story({
  parameters: answers([pending('addPledgeNote')]),
  play: async (context) => {
    await writes(context)
    await expect(await context.canvas.findByRole('button', { name: /Saving/ })).toBeVisible()
  },
})
export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('New note')).toHaveAccessibleDescription(/Write the note first/),
    )
    await expect(await canvas.findByLabelText('New note')).toHaveFocus()
  },
})
export const AddFieldMissing = Adding.extend(
  rejects('FIELD_MISSING', /Write the note first/, {
    field: 'text',
    words: 'errors:forms.note.text.FIELD_MISSING',
  }),
)
export const AddMaxCount = Adding.extend(
  rejects('MAX_COUNT', /at most 50 notes/, { field: 'note', retry: 'after a change' }),
)
export const AddNotFound = Adding.extend(rejects('NOT_FOUND', /We could not find this pledge/, 'pledge'))
export const AddMissingPermission = Adding.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const AddNetworkFailure = Adding.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
AddNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), isThere),
)

const changed = 'It waits on shelf 5.'
const edits = async (context: PlayContext) => {
  await press(context, starting(t(context)('notes.edit')))
  await fill(context, t(context)('notes.editing'), changed)
  await press(context, t(context)('notes.save'))
}
const isChanged = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(changed)).toBeVisible()
  await waitFor(async () => expect(await button(context, starting(t(context)('notes.edit')))).toHaveFocus())
}
export const Editing = meta.story(
  sending(edits, isChanged, 'manager:changeFirst', { text: 'manager:notes.editing' }),
)
export const EditingLeft = meta.story({
  play: async (context) => {
    await press(context, /^Edit/)
    await fill(context, 'Your note', changed)
    await press(context, 'Cancel')
    await expect(await context.canvas.findByText('Labelled. It waits on shelf 4.')).toBeVisible()
    await waitFor(async () => expect(await button(context, /^Edit/)).toHaveFocus())
  },
})
export const EditFieldMissing = Editing.extend(
  rejected('editPledgeNote', 'FIELD_MISSING', /Write the note first/, {
    field: 'text',
    words: 'errors:forms.note.text.FIELD_MISSING',
  }),
)
/** Somebody who manages the team removed it meanwhile. */
export const EditInvalidId = Editing.extend(
  rejected('editPledgeNote', 'INVALID_ID', /was removed meanwhile/, {
    field: 'note',
    retry: 'after a change',
  }),
)
export const EditMissingPermission = Editing.extend(
  rejected('editPledgeNote', 'MISSING_PERMISSION', /do not have access/),
)
export const EditNetworkFailure = Editing.extend(
  rejected('editPledgeNote', 'NETWORK_FAILURE', /could not reach the server/),
)
export const EditNotFound = Editing.extend(
  rejected('editPledgeNote', 'NOT_FOUND', /could not find/, 'project'),
)
EditNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), isChanged),
)

const removes = async (context: PlayContext) => {
  await press(context, starting(t(context)('notes.remove')))
  const dialog = await screen.findByRole('dialog')
  await context.userEvent.click(within(dialog).getByRole('button', { name: t(context)('notes.remove') }))
}
const isGone = async ({ canvas }: PlayContext) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
}
export const Removing = meta.story(sending(removes, isGone))
export const RemoveInvalidId = Removing.extend(
  rejected('removePledgeNote', 'INVALID_ID', /was removed meanwhile/, 'note'),
)
export const RemoveMissingPermission = Removing.extend(
  rejected('removePledgeNote', 'MISSING_PERMISSION', /do not have access/),
)
export const RemoveNetworkFailure = Removing.extend(
  rejected('removePledgeNote', 'NETWORK_FAILURE', /could not reach the server/),
)
export const RemoveNotFound = Removing.extend(
  rejected('removePledgeNote', 'NOT_FOUND', /could not find/, 'project'),
)
RemoveNetworkFailure.test(
  'recovers',
  recovers((context) => press(inDialog(context), 'Try again'), isGone),
)

const Reading = meta.story({ parameters: { send: opened } })
const inPlace = { by: 'text' } as const
export const ReadNotFound = Reading.extend(
  rejected('listPledgeNotes', 'NOT_FOUND', /could not find/, { ...inPlace }),
)
export const ReadMissingPermission = Reading.extend(
  rejected('listPledgeNotes', 'MISSING_PERMISSION', /do not have access/, inPlace),
)
export const ReadNetworkFailure = Reading.extend(
  rejected('listPledgeNotes', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
ReadNetworkFailure.test(
  'comes back',
  recovers(
    (context) => press(context, 'Try again'),
    async ({ canvas }) => {
      await expect(await canvas.findByText('Theo Brandt')).toBeVisible()
    },
  ),
)

import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { TranslatedNote } from './TranslatedNote.tsx'

const { wholeKettle } = fixtures
const meta = preview.meta({
  title: 'Views/Project/Translated note',
  component: TranslatedNote,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { project: { ...wholeKettle, language: 'fr' as const, also_in: 'en' as const }, onSwitch: fn() },
})

export const Translated = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/translated this page into French/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'See the original' }))
    await expect(args.onSwitch).toHaveBeenCalledWith('original')
  },
})
export const Original = meta.story({
  args: { project: { ...wholeKettle, language: 'en' as const, also_in: 'fr' as const } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See it in French' }))
    await expect(args.onSwitch).toHaveBeenCalledWith('translation')
  },
})

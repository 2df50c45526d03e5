import { useState } from 'react'
import preview from '#catalogue/preview'
import { arrows, expect, fireEvent, fn, waitFor, within } from '#catalogue/test'
import type { PlayContext } from '../../shared/story-plays.ts'
import { DescriptionField } from '../DescriptionField.tsx'

const kettle =
  '<b>Why a kettle</b><br>Most kettles fail at <i>one seal</i>. Ours has <a href="https://example.com/seals" rel="noopener noreferrer">two</a>.<br><br><b>What it is made of</b><ul><li>Body: steel</li><li>Handle: beech</li></ul>'

interface PlayedFieldProps {
  readonly start: string
  readonly error?: string
  readonly readOnly?: boolean
  /** The page gives back what was typed a moment later, as a busy one does. */
  readonly late?: boolean
  /** Called with HTML. */
  readonly onChange: (html: string) => void
}

function PlayedField({ start, error, readOnly = false, late = false, onChange }: PlayedFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <DescriptionField
      label="Description"
      value={value}
      error={error}
      count="212 of at least 500"
      readOnly={readOnly}
      onChange={(html) => {
        if (late) requestIdleCallback(() => setValue(html))
        else setValue(html)
        onChange(html)
      }}
      onBlur={() => undefined}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Dashboard/Description editor',
  component: PlayedField,
  tags: ['views'],
  parameters: { landmark: 'main' },
  args: { start: kettle, onChange: fn() },
})

const tool = (context: PlayContext, name: string) => context.canvas.findByRole('button', { name })
/** The text, once its editor is here. */
async function text(context: PlayContext): Promise<HTMLElement> {
  await tool(context, 'Bold')
  return context.canvas.getByRole('textbox', { name: 'Description' })
}
/** Puts the cursor behind some words, or selects them. */
async function at(context: PlayContext, words: string, { select = false } = {}) {
  const editor = await text(context)
  const walk = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const from = node.textContent?.indexOf(words) ?? -1
    if (from < 0) continue
    editor.focus()
    getSelection()?.setBaseAndExtent(node, select ? from : from + words.length, node, from + words.length)
    // The browser tells of a new selection a moment later.
    await new Promise((done) => requestAnimationFrame(done))
    return editor
  }
  throw new Error(`No text has the words ${words}`)
}
const written = (args: { readonly onChange: (html: string) => void }) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as string | undefined

/** As visitors read it. */
export const Default = meta.story({
  play: async (context) => {
    const editor = await text(context)
    await expect(await within(editor).findByText('Handle: beech')).toBeVisible()
    await expect(editor).toHaveAttribute('aria-multiline', 'true')
  },
})
export const Empty = meta.story({
  args: { start: '' },
  play: async (context) => {
    const editor = await text(context)
    await context.userEvent.click(editor)
    await context.userEvent.keyboard('Nine bar.')
    await waitFor(() => expect(written(context.args)).toBe('Nine bar.'))
  },
})
/** Somebody types faster than the page follows: every letter stays. */
export const TypedFast = meta.story({
  args: { start: '', late: true },
  play: async (context) => {
    const editor = await text(context)
    await context.userEvent.click(editor)
    await context.userEvent.keyboard('Nine bar, for a kettle.')
    await waitFor(() => expect(written(context.args)).toBe('Nine bar, for a kettle.'))
    await expect(editor).toHaveTextContent('Nine bar, for a kettle.')
  },
})
/** A line that is only bold is a heading: the tool makes one, and takes it back. */
export const Headed = meta.story({
  play: async (context) => {
    await at(context, 'Why')
    await waitFor(async () => expect(await tool(context, 'Heading')).toHaveAttribute('aria-pressed', 'true'))
    await at(context, 'Handle: beech')
    await context.userEvent.click(await tool(context, 'Heading'))
    await waitFor(() => expect(written(context.args)).toMatch(/<\/ul><b>Handle: beech<\/b>$/))
    await expect(await tool(context, 'Heading')).toHaveAttribute('aria-pressed', 'true')
    await context.userEvent.click(await tool(context, 'Undo'))
    await waitFor(() => expect(written(context.args)).toMatch(/<li>Handle: beech<\/li><\/ul>$/))
  },
})
export const Listed = meta.story({
  play: async (context) => {
    await at(context, 'Body: steel')
    await context.userEvent.click(await tool(context, 'Numbered list'))
    await waitFor(() => expect(written(context.args)).toMatch(/<ol><li>Body: steel<\/li>/))
    await expect(await tool(context, 'Numbered list')).toHaveAttribute('aria-pressed', 'true')
  },
})
/** A bare domain is an address on the web. */
export const Linked = meta.story({
  play: async (context) => {
    await at(context, 'beech', { select: true })
    await context.userEvent.click(await tool(context, 'Link'))
    await context.userEvent.keyboard('example.com/beech{Enter}')
    await waitFor(() =>
      expect(written(context.args)).toContain(
        'Handle: <a href="https://example.com/beech" rel="noopener noreferrer">beech</a>',
      ),
    )
    await waitFor(async () => expect(await text(context)).toHaveFocus())
  },
})
/** What could run a script is refused beside its field, and stays there to be changed. */
export const LinkRefused = meta.story({
  play: async (context) => {
    await at(context, 'beech', { select: true })
    await context.userEvent.click(await tool(context, 'Link'))
    await context.userEvent.keyboard('javascript:alert(1){Enter}')
    const address = await context.canvas.findByLabelText('Address of the link')
    await expect(address).toHaveAccessibleDescription(/Enter an address such as/)
    await expect(address).toHaveFocus()
    await expect(address).toHaveValue('javascript:alert(1)')
    await expect(written(context.args)).toBeUndefined()
  },
})
/** One stop for the tools, arrows between them, and Tab leaves the text. */
export const ByKeyboard = meta.story({
  play: async (context) => {
    const editor = await at(context, 'Body: steel')
    await context.userEvent.tab({ shift: true })
    await waitFor(async () => expect(await tool(context, 'Heading')).toHaveFocus())
    await context.userEvent.keyboard(arrows().on)
    await waitFor(async () => expect(await tool(context, 'Bold')).toHaveFocus())
    await context.userEvent.tab()
    await waitFor(() => expect(editor).toHaveFocus())
    // Nothing takes the Tab key from the browser.
    await expect(fireEvent.keyDown(editor, { key: 'Tab' })).toBe(true)
  },
})
/** Other programs' headings become bold lines; what is not kept is left behind. */
export const Pasted = meta.story({
  args: { start: '' },
  play: async (context) => {
    const editor = await text(context)
    await context.userEvent.click(editor)
    const data = new DataTransfer()
    data.setData('text/html', '<h2 style="color:red">Risks</h2><p>The <em>castings</em>.</p><img src="x">')
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(written(context.args)).toBe('<b>Risks</b><br><br>The <i>castings</i>.'))
  },
})
export const Short = meta.story({ args: { error: 'Write at least 500 characters.' } })
/** Its editor is not fetched. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveAttribute('readonly')
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { headingMax } from '../../shared/parse-story.ts'
import * as styles from './editor.css.ts'

interface Line {
  readonly from: number
  readonly to: number
  readonly isHeading: boolean
}

/** The lines of a paragraph. Positions count from the start of its content. */
function linesOf(paragraph: Node): Line[] {
  const lines: Line[] = []
  let from = 0
  let isBold = true
  let text = ''
  const end = (to: number) => {
    lines.push({ from, to, isHeading: isBold && text.trim() !== '' && text.length <= headingMax })
  }
  paragraph.forEach((node, offset) => {
    if (node.isText) {
      text += node.text
      isBold &&= node.marks.some(({ type }) => type.name === 'bold')
      return
    }
    end(offset)
    from = offset + node.nodeSize
    isBold = true
    text = ''
  })
  end(paragraph.content.size)
  return lines
}

/** Whether the line at the cursor is shown as a heading: all of it is bold, and short. */
export function isHeading({ state }: Editor): boolean {
  const { parent, parentOffset, depth } = state.selection.$from
  const line = linesOf(parent).find(({ to }) => to >= parentOffset)
  return depth === 1 && line?.isHeading === true
}

/** Makes the lines of the selection bold as a whole, or no longer bold. */
export function toggleHeading(editor: Editor): void {
  const was = isHeading(editor)
  const chain = editor.chain().focus()
  // The item of a list is never one: it becomes a paragraph.
  if (editor.state.selection.$from.depth > 1) chain.clearNodes()
  chain
    .command(({ tr, state }: { tr: Transaction; state: Editor['state'] }) => {
      const bold = state.schema.marks.bold
      if (!bold) return false
      const { from, to, empty, $from } = tr.selection
      tr.doc.nodesBetween(from, to, (node, position) => {
        if (!node.isTextblock) return true
        const start = position + 1
        for (const line of linesOf(node)) {
          if (start + line.to < from || start + line.from > to) continue
          if (was) tr.removeMark(start + line.from, start + line.to, bold)
          else tr.addMark(start + line.from, start + line.to, bold.create())
        }
        return false
      })
      if (empty && $from.parent.content.size === 0) {
        if (bold.isInSet(tr.storedMarks ?? [])) tr.removeStoredMark(bold)
        else tr.addStoredMark(bold.create())
      }
      return true
    })
    .run()
}

/** Shows bold lines as the headings visitors see, and begins a plain paragraph after one. */
export const Headings = Extension.create({
  name: 'headings',
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection
        const atEnd = empty && $from.parentOffset === $from.parent.content.size
        return atEnd && isHeading(editor) && editor.commands.splitBlock({ keepMarks: false })
      },
    }
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const found: Decoration[] = []
          doc.forEach((paragraph, position) => {
            if (!paragraph.isTextblock) return
            for (const { from, to, isHeading } of linesOf(paragraph))
              if (isHeading)
                found.push(
                  Decoration.inline(position + 1 + from, position + 1 + to, { class: styles.heading }),
                )
          })
          return DecorationSet.create(doc, found)
        },
      },
    }),
  ],
})

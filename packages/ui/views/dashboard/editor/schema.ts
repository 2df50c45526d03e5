import { Mark } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { isKept } from './story-document.ts'

/** Tiptap's own link brings a finder of addresses in text, which weighs more than the rest of the marks together. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, target: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => isKept(link.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer' }, 0],
})

/** Tab leaves the editor, as every other field: indenting is Ctrl or Cmd with `]` and `[`. */
const Item = ListItem.extend({
  // No pictures: they are blocks of the story.
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** What every story may hold: the seven tags and nothing else, so that what is pasted becomes one of them or only text. */
export const storyExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  UndoRedo,
]

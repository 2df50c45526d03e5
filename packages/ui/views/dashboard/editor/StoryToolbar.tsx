import * as Toolbar from '@radix-ui/react-toolbar'
import type { Editor } from '@tiptap/core'
import bold from 'lucide-react/icons/bold'
import heading from 'lucide-react/icons/heading'
import image from 'lucide-react/icons/image'
import italic from 'lucide-react/icons/italic'
import link from 'lucide-react/icons/link'
import list from 'lucide-react/icons/list'
import listOrdered from 'lucide-react/icons/list-ordered'
import redo from 'lucide-react/icons/redo-2'
import undo from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx'
import { useDirection } from '../../../primitives/use-direction.ts'
import * as styles from './editor.css.ts'
import { isHeading, toggleHeading } from './headings.ts'
import { type SelectedPicture, selectedPicture } from './pictures.ts'

/** What the toolbar shows as pressed. */
export interface Pressed {
  readonly heading: boolean
  readonly bold: boolean
  readonly italic: boolean
  readonly bulletList: boolean
  readonly orderedList: boolean
  readonly link: boolean
  readonly picture: SelectedPicture | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Reads it from the selection. */
export const pressedIn = (editor: Editor): Pressed => ({
  heading: isHeading(editor),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  picture: selectedPicture(editor),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

interface StoryToolbarProps {
  readonly editor: Editor
  readonly pressed: Pressed
  /** Whether the row for an address is open. */
  readonly linking: boolean
  readonly onLink: () => void
  /** Absent: this text has no pictures. */
  readonly onPicture?: (() => void) | undefined
  readonly picture: 'closed' | 'open' | 'uploading'
}

/** One stop of the Tab key: the arrows go from tool to tool. */
export function StoryToolbar({ editor, pressed, linking, onLink, onPicture, picture }: StoryToolbarProps) {
  const { t } = useTranslation('dashboard')
  const then = () => editor.chain().focus()
  const tools = [
    { name: 'heading', icon: heading, isOn: pressed.heading, press: () => toggleHeading(editor) },
    { name: 'bold', icon: bold, isOn: pressed.bold, press: () => then().toggleMark('bold').run() },
    { name: 'italic', icon: italic, isOn: pressed.italic, press: () => then().toggleMark('italic').run() },
    {
      name: 'bullets',
      icon: list,
      isOn: pressed.bulletList,
      press: () => then().toggleList('bulletList', 'listItem').run(),
    },
    {
      name: 'numbers',
      icon: listOrdered,
      isOn: pressed.orderedList,
      press: () => then().toggleList('orderedList', 'listItem').run(),
    },
  ] as const
  const past = [
    { name: 'undo', icon: undo, may: pressed.canUndo, press: () => then().undo().run() },
    { name: 'redo', icon: redo, may: pressed.canRedo, press: () => then().redo().run() },
  ] as const
  return (
    <Toolbar.Root dir={useDirection()} className={styles.tools} aria-label={t('description.tools')}>
      {tools.map(({ name, icon, isOn, press }) => (
        <Tooltip key={name} label={t(`description.${name}`)}>
          <Toolbar.Button
            className={styles.tool}
            aria-label={t(`description.${name}`)}
            aria-pressed={isOn}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            <Icon icon={icon} size={20} />
          </Toolbar.Button>
        </Tooltip>
      ))}
      <Tooltip label={t('description.link')}>
        <Toolbar.Button
          className={styles.tool}
          aria-label={t('description.link')}
          aria-pressed={pressed.link}
          aria-expanded={linking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onLink}
        >
          <Icon icon={link} size={20} />
        </Toolbar.Button>
      </Tooltip>
      {onPicture && (
        <Tooltip label={t('description.picture')}>
          <Toolbar.Button
            className={styles.tool}
            aria-label={t('description.picture')}
            aria-disabled={picture === 'uploading'}
            {...(picture !== 'uploading' && { 'aria-expanded': picture === 'open' })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => picture !== 'uploading' && onPicture()}
          >
            <Icon icon={image} size={20} />
          </Toolbar.Button>
        </Tooltip>
      )}
      <Toolbar.Separator className={styles.line} />
      {past.map(({ name, icon, may, press }) => (
        <Tooltip key={name} label={t(`description.${name}`)}>
          <Toolbar.Button
            className={styles.tool}
            aria-label={t(`description.${name}`)}
            aria-disabled={!may}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => may && press()}
          >
            <Icon icon={icon} size={20} />
          </Toolbar.Button>
        </Tooltip>
      ))}
    </Toolbar.Root>
  )
}

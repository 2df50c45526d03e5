import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import type { FaqItem } from '@kindling/api-client/model/project'
import { type FaqForm, faqForm } from '@kindling/validation/forms/faq'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { SortableList } from '../../widgets/SortableList/SortableList.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'
import { EditorEnds } from './EditorEnds.tsx'
import { faqPlacements } from './placements.ts'
import { SectionHead } from './SectionPart.tsx'
import { useOneOpen } from './use-one-open.ts'
import { useSortWords } from './use-sort-words.ts'

interface FaqSectionProps {
  readonly faq: readonly FaqItem[]
  readonly calls: Pick<DraftCalls, 'save' | 'createFaqItem' | 'updateFaqItem' | 'removeFaqItem'>
}

/** Questions backers ask, each with its answer. */
export function FaqSection({ faq, calls }: FaqSectionProps) {
  const { t } = useTranslation('dashboard')
  const { open, setOpen, closing } = useOneOpen()
  const sortWords = useSortWords()
  const sorting = useAction((order: readonly string[]) => calls.save({ faq_order: [...order] }))
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const undo = async (undone: Removed) => {
    const { id: _, ...values } = undone.item
    const { faq_item } = await calls.createFaqItem(values)
    setRemoved((now) => now.filter((each) => each !== undone))
    const order = faq.map(({ id }) => id)
    if (undone.place >= order.length) return
    order.splice(undone.place, 0, faq_item.id)
    await sorting.run(order)
  }
  const undoRows = (stoodHere: (place: number) => boolean) =>
    removed
      .filter(({ place }) => stoodHere(place))
      .map((each) => <UndoRow key={each.item.id} item={each.item} onUndo={() => undo(each)} />)
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead
          title={t('faq.title')}
          lead={t('faq.lead')}
          action={<Button onClick={() => setOpen('new')}>{t('faq.add')}</Button>}
        />
        {open === 'new' && <Editor onSave={calls.createFaqItem} onClose={closing('new')} />}
        {faq.length === 0 && open === null && removed.length === 0 && (
          <Text tone="muted">{t('faq.none')}</Text>
        )}
        {sorting.failure && <RejectionAlert failure={sorting.failure} />}
        {faq.length > 0 && (
          <SortableList
            label={t('faq.title')}
            items={faq.map((item) => ({ id: item.id, name: item.question, item }))}
            words={sortWords}
            onSort={(order) => sorting.run(order)}
          >
            {({ item }, { handle, arrows }, index) => (
              <>
                {undoRows((place) => place === index)}
                {open === item.id ? (
                  <Editor
                    item={item}
                    onSave={(values) => calls.updateFaqItem(item.id, values)}
                    onRemove={async () => {
                      await calls.removeFaqItem(item.id)
                      setRemoved((now) => [...now, { item, place: index }])
                    }}
                    onClose={closing(item.id)}
                  />
                ) : (
                  <div className={styles.itemRow}>
                    {handle}
                    <span className={styles.figure}>{index + 1}</span>
                    <div className={styles.itemWords}>
                      <Text weight="semibold">{item.question}</Text>
                      <Text size="t14" tone="muted" lines="two">
                        {item.answer}
                      </Text>
                    </div>
                    <div className={styles.itemActions}>
                      {arrows}
                      <Button
                        variant="line"
                        size="small"
                        aria-label={t('editOf', { name: item.question })}
                        onClick={() => setOpen(item.id)}
                      >
                        {t('edit')}
                      </Button>
                    </div>
                  </div>
                )}
              </>
            )}
          </SortableList>
        )}
        {undoRows((place) => place >= faq.length)}
      </div>
    </div>
  )
}

interface Removed {
  readonly item: FaqItem
  /** Where it stood, from 0. */
  readonly place: number
}

interface UndoRowProps {
  readonly item: FaqItem
  readonly onUndo: () => Promise<unknown>
}

/** In place of a question that was removed, until one leaves the section. */
function UndoRow({ item, onUndo }: UndoRowProps) {
  const { t } = useTranslation('dashboard')
  const undoing = useAction(onUndo)
  const button = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone: the person who pressed it goes on from here.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.itemRow}>
      <div className={styles.itemWords}>
        <Text tone="muted">{t('faq.removed', { name: item.question })}</Text>
        {undoing.failure && <RejectionAlert form="faq" failure={undoing.failure} />}
      </div>
      <Button
        ref={button}
        variant="line"
        size="small"
        aria-label={t('faq.undoOf', { name: item.question })}
        pending={undoing.pending}
        onClick={() => void undoing.run()}
      >
        {t('faq.undo')}
      </Button>
    </div>
  )
}

interface EditorProps {
  readonly item?: FaqItem
  readonly onSave: (values: FaqForm) => Promise<unknown>
  readonly onRemove?: () => Promise<unknown>
  readonly onClose: () => void
}

function Editor({ item, onSave, onRemove, onClose }: EditorProps) {
  const { t } = useTranslation('dashboard')
  const saving = useForm<FaqForm>({
    name: 'faq',
    schema: faqForm,
    empty: { question: item?.question ?? '', answer: item?.answer ?? '' },
    placements: faqPlacements,
    submit: async (values) => {
      await onSave(values)
      onClose()
    },
  })
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <TextField {...saving.field('question', t('faq.question'))} autoComplete="off" />
      <TextArea {...saving.field('answer', t('faq.answer'))} />
      {saving.failure && <RejectionAlert ref={saving.rejection} failure={saving.failure} />}
      <EditorEnds saving={saving} onRemove={onRemove} onClose={onClose} label={t('faq.save')} />
    </form>
  )
}

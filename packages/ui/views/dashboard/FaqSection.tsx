import type { createFaqItem } from '@kindling/api-client/contract/faq'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import type { FaqItem } from '@kindling/api-client/model/project'
import { type FaqForm, faqForm } from '@kindling/validation/forms/faq'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { SortableList } from '../../widgets/SortableList/SortableList.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { KeptNotice } from '../shared/KeptNotice.tsx'
import { useKeptEditor } from '../shared/kept-editor.ts'
import { useAction } from '../shared/use-action.ts'
import { useOneOpen } from '../shared/use-one-open.ts'
import * as styles from './dashboard.css.ts'
import { EditorEnds } from './EditorEnds.tsx'
import { SectionHead } from './SectionPart.tsx'
import { useRemoved } from './use-removed.tsx'
import { useSortWords } from './use-sort-words.ts'

interface FaqSectionProps {
  readonly faq: readonly FaqItem[]
  readonly calls: Pick<DraftCalls, 'save' | 'createFaqItem' | 'updateFaqItem' | 'removeFaqItem' | 'restore'>
}

/** Questions backers ask, each with its answer. */
export function FaqSection({ faq, calls }: FaqSectionProps) {
  const { t } = useTranslation('dashboard')
  const { open, setOpen, closing } = useOneOpen('faq', ['new', ...faq.map(({ id }) => id)])
  const sortWords = useSortWords()
  const sorting = useAction((order: readonly string[]) => calls.save({ faq_order: [...order] }))
  const removed = useRemoved(calls.restore)
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead
          title={t('faq.title')}
          lead={t('faq.lead')}
          action={<Button onClick={() => setOpen('new')}>{t('faq.add')}</Button>}
        />
        {open === 'new' && <Editor onSave={calls.createFaqItem} onClose={closing('new')} />}
        {faq.length === 0 && open === null && removed.isEmpty && <Text tone="muted">{t('faq.none')}</Text>}
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
                {removed.rows((place) => place === index)}
                {open === item.id ? (
                  <Editor
                    item={item}
                    onSave={(values) => calls.updateFaqItem(item.id, values)}
                    onRemove={() =>
                      removed.remove({ id: item.id, name: item.question, place: index }, () =>
                        calls.removeFaqItem(item.id),
                      )
                    }
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
        {removed.rows((place) => place >= faq.length)}
      </div>
    </div>
  )
}

interface EditorProps {
  readonly item?: FaqItem
  readonly onSave: (values: FaqForm) => Promise<unknown>
  readonly onRemove?: () => Promise<unknown>
  readonly onClose: () => void
}

/** The platform names the field; a code without one is shown over the form. */
const faqPlacements = {
  ...placements<typeof createFaqItem>({ MAX_COUNT: overFormUntilChanged }),
  INVALID_ID: overFormUntilChanged,
}

function Editor({ item, onSave, onRemove, onClose }: EditorProps) {
  const { t } = useTranslation('dashboard')
  const start = { question: item?.question ?? '', answer: item?.answer ?? '' }
  const saving = useForm<FaqForm>({
    name: 'faq',
    schema: faqForm,
    empty: start,
    placements: faqPlacements,
    submit: async (values) => {
      await onSave(values)
      kept.close()
    },
  })
  const kept = useKeptEditor(saving.form, { kind: 'faq', id: item?.id ?? 'new', start, onClose })
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <KeptNotice kept={kept} />
      <TextField {...saving.field('question', t('faq.question'))} autoComplete="off" />
      <TextArea {...saving.field('answer', t('faq.answer'))} />
      {saving.failure && <RejectionAlert ref={saving.rejection} failure={saving.failure} />}
      <EditorEnds saving={saving} onRemove={onRemove} onClose={kept.close} label={t('faq.save')} />
    </form>
  )
}

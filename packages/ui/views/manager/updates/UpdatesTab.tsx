import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import type { UpdateForm } from '@kindling/validation/forms/update'
import pencil from 'lucide-react/icons/pencil'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { Opening } from '../../../loading/Opening.tsx'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../../form/messages.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useOneOpen } from '../../shared/use-one-open.ts'
import { TabHead } from '../TabHead.tsx'
import type { MailCalls } from './MailPreview.tsx'
import type { TextEditor } from './UpdateEditor.tsx'
import { UpdateRow } from './UpdateRow.tsx'
import { inOrder } from './update-facts.ts'
import * as styles from './updates.css.ts'
import type { CountReach } from './use-reach.ts'

/* The form's library and the editor are fetched by who writes. */
const UpdateEditor = lazyPart(async () => (await import('./UpdateEditor.tsx')).UpdateEditor)
const RemoveUpdate = lazyPart(async () => (await import('./RemoveUpdate.tsx')).RemoveUpdate)

export interface UpdatesTabProps extends MailCalls {
  readonly project: PrivateProject
  /** The newest first, drafts among them. */
  readonly read: ReadState<readonly ProjectUpdate[]>
  /** Writes a new one (null), or changes one. A retry of the same form must be the same call. */
  readonly onSave: (updateId: string | null, form: UpdateForm) => Promise<unknown>
  readonly onCountReach: CountReach
  readonly onRemove: (updateId: string) => Promise<unknown>
  /** Null if all are shown. */
  readonly onMore: (() => Promise<unknown>) | null
  readonly Editor: TextEditor
  /** How often updates came and what is promised, beside the list. */
  readonly aside: ReactNode
  /** Milliseconds. */
  readonly now: number
  /** The page was opened to write: the editor of a new update opens by itself. */
  readonly writes?: boolean
  /** Called when an editor closes. */
  readonly onClosed?: () => void
}

type Done = 'scheduled' | 'drafted' | 'published' | 'saved' | 'removed'

/** What backers were told and will be: drafts, the way to write one, and how often they hear (mock 18b). */
export function UpdatesTab(props: UpdatesTabProps) {
  const { project, read, onSave, onCountReach, onRemove, onMore, Editor, aside, now } = props
  const { onPreviewMail, onSendTest, writes = false, onClosed } = props
  const { t } = useTranslation('updates')
  const messageOf = useMessages()
  const more = useAction(async () => onMore?.())
  const ids = (read.data ?? []).map(({ id }) => id)
  const editor = useOneOpen('update', ['new', ...ids])
  const editing = editor.open === 'new' ? 'new' : read.data?.find(({ id }) => id === editor.open)
  const [removing, setRemoving] = useState<ProjectUpdate | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const open = (id: string) => {
    setDone(null)
    editor.setOpen(id)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that the address says so.
  useEffect(() => {
    if (writes) open('new')
  }, [writes])
  if (editing) {
    const id = editing === 'new' ? null : editing.id
    const close = () => {
      editor.closing(id ?? 'new')()
      onClosed?.()
    }
    return (
      <div>
        <TabHead title={t(editing === 'new' ? 'write' : 'editTitle')} />
        <Suspense fallback={<Opening onMovedOn={close} />}>
          <UpdateEditor
            Editor={Editor}
            project={project}
            now={now}
            update={editing === 'new' ? null : editing}
            onSave={async (form) => {
              await onSave(id, form)
              const isOld = editing !== 'new' && !editing.draft
              setDone(isOld ? 'saved' : form.publish_at ? 'scheduled' : form.draft ? 'drafted' : 'published')
            }}
            {...{ onCountReach, onPreviewMail, onSendTest }}
            onClose={close}
          />
        </Suspense>
      </div>
    )
  }
  const list = () => {
    if (read.error)
      return (
        <SectionFailed title={t('failed')} level={2} onRetry={read.retry}>
          {messageOf({ code: read.error.code })}
        </SectionFailed>
      )
    if (!read.data) return <Skeleton shape="block" height={320} />
    return (
      <div className={styles.columns}>
        {read.data.length === 0 ? (
          <EmptyState level={2} picture="fuse" title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <div className={styles.main}>
            <ul className={styles.rows}>
              {inOrder(read.data).map((update) => (
                <UpdateRow
                  key={update.id}
                  update={update}
                  rewards={project.rewards}
                  now={now}
                  page={`/project/${project.vanity_url ?? project.id}/updates/${update.id}`}
                  onEdit={() => open(update.id)}
                  onRemove={() => setRemoving(update)}
                />
              ))}
            </ul>
            {more.failure && <RejectionAlert failure={more.failure} />}
            {onMore && (
              <div>
                <Button variant="line" pending={more.pending} onClick={() => void more.run()}>
                  {t('more')}
                </Button>
              </div>
            )}
          </div>
        )}
        <div className={styles.aside}>{aside}</div>
      </div>
    )
  }
  return (
    <div className={styles.main}>
      <TabHead title={t('title')}>
        <Button icon={pencil} onClick={() => open('new')}>
          {t('write')}
        </Button>
      </TabHead>
      {done && (
        <Alert tone="positive" arrival="announced">
          {t(`done.${done}`)}
        </Alert>
      )}
      {list()}
      {removing && (
        <Suspense fallback={<Opening onMovedOn={() => setRemoving(null)} />}>
          <RemoveUpdate
            update={removing}
            onRemove={async () => {
              await onRemove(removing.id)
              setDone('removed')
            }}
            onClose={() => setRemoving(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

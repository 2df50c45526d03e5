import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { LedgerLine } from '@kindling/api-client/model/ledger-line'
import download from 'lucide-react/icons/download'
import printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { insist } from '../../../loading/insist.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useWordsOf } from './Ledger.tsx'
import * as styles from './money.css.ts'

interface StatementProps {
  readonly project: PrivateProject
  /** Reads every line there is, newest first. */
  readonly readAll: () => Promise<readonly LedgerLine[]>
}

/** The whole ledger as a file for the books, or on paper. */
export function Statement({ project, readAll }: StatementProps) {
  const { t } = useTranslation('manager')
  const wordsOf = useWordsOf(project)
  const { pending, failure, run } = useAction(async () => {
    const lines = await readAll()
    const header = ['date', 'what', 'note', 'state', 'amount', 'heldChange', 'available'] as const
    const rows = [
      header.map((each) => t(`money.ledger.${each}`)),
      ...lines.map((line) => {
        const { what, note, state } = wordsOf(line)
        return [
          new Date(line.at * 1000).toISOString().slice(0, 10),
          ...[what, note, t(`money.ledger.states.${state}`)],
          ...[line.amount / 100, line.held / 100, line.available / 100],
        ]
      }),
    ]
    const saveCsv = await insist(async () => (await import('../../shared/save-csv.ts')).saveCsv)
    saveCsv(`${project.vanity_url ?? project.id}-ledger.csv`, rows)
  })
  return (
    <>
      <Button variant="line" size="small" icon={printer} onClick={() => window.print()}>
        {t('money.ledger.print')}
      </Button>
      <Button variant="line" size="small" icon={download} pending={pending} onClick={() => void run()}>
        {t('money.ledger.statement')}
      </Button>
      {failure && (
        <div className={styles.statementFailed}>
          <RejectionAlert failure={failure} />
        </div>
      )}
    </>
  )
}

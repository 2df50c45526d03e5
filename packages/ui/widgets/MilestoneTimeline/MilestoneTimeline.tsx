import check from 'lucide-react/icons/check'
import clockAlert from 'lucide-react/icons/clock-alert'
import hourglass from 'lucide-react/icons/hourglass'
import lock from 'lucide-react/icons/lock'
import undo2 from 'lucide-react/icons/undo-2'
import voteIcon from 'lucide-react/icons/vote'
import type { CSSProperties } from 'react'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './MilestoneTimeline.css.ts'
import { type StageState, type VoteState, widthFor } from './variants.ts'

const icons: Record<StageState, IconShape> = {
  burnt: check,
  active: hourglass,
  late: clockAlert,
  locked: lock,
  refunded: undo2,
}

export interface TimelineStage {
  readonly id: string
  readonly title: string
  /** Percent of the whole; all of them sum to 100. */
  readonly share: number
  readonly state: StageState
  /** The state as a word, for screen readers: "locked". */
  readonly stateLabel: string
  /** What it releases: "20%" or "$12,248.00". */
  readonly amount: string
  /** In the horizontal form, money has a line of its own; a share is before its date. @default 'share' */
  readonly amountKind?: 'share' | 'money'
  /** "released 16 Jun", "vote open, 9 days left". */
  readonly note: string
  /** Longer text if there is room, in the vertical form: "vote 1 to 14 June". */
  readonly detail?: string | undefined
  /** Whether backers vote before it is released. @default 'none' */
  readonly vote?: VoteState
  /** Progress of an active one, in percent. @default 0 */
  readonly burnt?: number
}

export interface MilestoneTimelineProps extends PassThroughProps {
  /** Name of the timeline: "How money is released". */
  readonly label: string
  /** The milestones, in the order in which money is released. */
  readonly stages: readonly TimelineStage[]
  /** Before any money moved: the tip is at the start, with a text of its own. */
  readonly start?: { readonly title: string; readonly note: string } | undefined
  /** `vertical`: for lists. `auto`: horizontal if every label has 90 px. @default 'auto' */
  readonly form?: 'auto' | 'vertical'
}

/** The fuse of the money: one part per milestone, burnt once released. */
export function MilestoneTimeline({ label, stages, start, form = 'auto', ...rest }: MilestoneTimelineProps) {
  const width = form === 'vertical' ? 'never' : widthFor(stages.map((stage) => stage.share))
  return (
    <div className={styles.frame} {...passThrough(rest)}>
      <ol className={styles.lying[width]} aria-label={label}>
        {start && (
          <li className={styles.start}>
            <i className={styles.lines.locked}>
              <b className={styles.tip} />
            </i>
            <span className={hidden}>
              {start.title}: {start.note}
            </span>
          </li>
        )}
        {stages.map((stage) => (
          <Segment key={stage.id} stage={stage} />
        ))}
      </ol>
      <ol className={styles.vertical[width]} aria-label={label}>
        {start && (
          <li className={styles.row}>
            <Trail to={stages[0]} />
            <b className={styles.startTip} />
            <span className={styles.verticalTitle}>{start.title}</span>
            <span className={styles.verticalWords}>{start.note}</span>
          </li>
        )}
        {stages.map((stage, index) => (
          <Row key={stage.id} stage={stage} following={stages[index + 1]} />
        ))}
      </ol>
    </div>
  )
}

const burntTo = ({ burnt = 0 }: TimelineStage) => ({ '--burnt': burnt }) as CSSProperties

/** Horizontal: the line leads up to its node. */
function Segment({ stage }: { readonly stage: TimelineStage }) {
  const { vote = 'none' } = stage
  return (
    <li className={styles.segment} style={{ '--share': stage.share } as CSSProperties}>
      <i className={styles.lines[stage.state]} style={burntTo(stage)}>
        {stage.state === 'active' && <b className={styles.tip} />}
        {vote !== 'none' && (
          <span className={styles.flags[vote]}>
            <span className={styles.boxes[vote]}>
              <Icon icon={voteIcon} size={13} />
            </span>
          </span>
        )}
        <span className={styles.lyingDiscs[stage.state]}>
          <Icon icon={icons[stage.state]} size={12} stroke={2.5} />
        </span>
      </i>
      <div className={styles.lyingWords}>
        <strong className={styles.title}>{stage.title}</strong>
        <Facts stage={stage} breaks={stage.amountKind === 'money'} />
      </div>
    </li>
  )
}

/** Vertical: the node, and below it the line to the next. */
function Row({
  stage,
  following,
}: {
  readonly stage: TimelineStage
  readonly following?: TimelineStage | undefined
}) {
  return (
    <li className={styles.row}>
      <Trail to={following} />
      <span className={styles.verticalDiscs[stage.state]}>
        <Icon icon={icons[stage.state]} size={12} stroke={2.5} />
      </span>
      <span className={styles.verticalTitle}>{stage.title}</span>
      <span className={styles.verticalWords}>
        <Facts stage={stage} />
        {stage.detail && `, ${stage.detail}`}
      </span>
    </li>
  )
}

function Facts({ stage, breaks = false }: { readonly stage: TimelineStage; readonly breaks?: boolean }) {
  const between = stage.amountKind === 'money' ? ' ' : ' · '
  return (
    <>
      <bdi dir="ltr" className={styles.amount}>
        {stage.amount}
      </bdi>
      {breaks ? <br /> : between}
      <span
        className={styles.notes[stage.state === 'late' ? 'late' : stage.vote === 'open' ? 'vote' : 'plain']}
      >
        {stage.note}
      </span>
      <span className={hidden}> ({stage.stateLabel})</span>
    </>
  )
}

function Trail({ to }: { readonly to: TimelineStage | undefined }) {
  if (!to) return null
  return (
    <i className={styles.trails[to.state]} style={burntTo(to)}>
      {to.state === 'active' && <b className={styles.hangingTip} />}
    </i>
  )
}

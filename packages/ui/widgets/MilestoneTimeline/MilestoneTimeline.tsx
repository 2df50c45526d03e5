import check from 'lucide-react/icons/check'
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
  locked: lock,
  refunded: undo2,
}

export interface TimelineStage {
  readonly id: string
  readonly title: string
  /** Percent of the whole; all of them together are 100. */
  readonly share: number
  readonly state: StageState
  /** The state in a word, for readers: "locked". */
  readonly stateLabel: string
  /** What it releases: "20%" or "$12,248.00". */
  readonly amount: string
  /** Lying, money stands on a line of its own; a share stands before its date. @default 'share' */
  readonly amountKind?: 'share' | 'money'
  /** "released 16 Jun", "vote open, 9 days left". */
  readonly note: string
  /** More where there is room for it, in the standing form: "vote 1 to 14 June". */
  readonly detail?: string | undefined
  /** Whether backers vote before it is released. @default 'none' */
  readonly vote?: VoteState
  /** How far an active one has burnt, in percent. @default 0 */
  readonly burnt?: number
}

export interface MilestoneTimelineProps extends PassThroughProps {
  /** What is shown: "How money is released". */
  readonly label: string
  readonly stages: readonly TimelineStage[]
  /** Before any money moved: the tip stands at the start, with words of its own. */
  readonly start?: { readonly title: string; readonly note: string } | undefined
  /** `standing` in lists. `auto` lies down where every label has 90 px. @default 'auto' */
  readonly form?: 'auto' | 'standing'
}

/** The fuse of the money: a part for each milestone, burnt as it is released. */
export function MilestoneTimeline({ label, stages, start, form = 'auto', ...rest }: MilestoneTimelineProps) {
  const width = form === 'standing' ? 'never' : widthFor(stages.map((stage) => stage.share))
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
      <ol className={styles.standing[width]} aria-label={label}>
        {start && (
          <li className={styles.row}>
            <Trail to={stages[0]} />
            <b className={styles.startTip} />
            <span className={styles.standingTitle}>{start.title}</span>
            <span className={styles.standingWords}>{start.note}</span>
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

/** Lying: the line leads up to its node. */
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

/** Standing: the node, and under it the line to the next. */
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
      <span className={styles.standingDiscs[stage.state]}>
        <Icon icon={icons[stage.state]} size={12} stroke={2.5} />
      </span>
      <span className={styles.standingTitle}>{stage.title}</span>
      <span className={styles.standingWords}>
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
      <span className={styles.notes[stage.vote === 'open' ? 'vote' : 'plain']}>{stage.note}</span>
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

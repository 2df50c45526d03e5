import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { useDirection } from '../../../primitives/use-direction.ts'
import * as styles from './chart.css.ts'
import { type ChartDay, chargedByDay, type Projection } from './funding-days.ts'

export interface FundingChartProps {
  readonly days: readonly ChartDay[]
  /** `total`: what stood at each day's end. `daily`: what each day brought and lost. */
  readonly of: 'total' | 'daily'
  /** Cents; 0 where there is no goal. */
  readonly goal: number
  readonly projection: Projection | null
  /** Days from the first to the campaign's last, which the axis shows whole; null where there is no end. */
  readonly length: number | null
}

const height = 300
const edge = { top: 28, bottom: 30, end: 12, start: 56 }
/** Before the drawing has been measured: the server does not know the window. */
const assumedWidth = 880
const dayWidth = 70

/** `$20K`: an axis has room for no more. */
const shortMoney = (language: string) =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  })

/**
 * Funding by day. The drawing is for eyes; a range over it is for fingers, keyboards and screen readers: each day is
 * said in words, and shown below.
 */
export function FundingChart({ days, of, goal, projection, length }: FundingChartProps) {
  const { t } = useTranslation('insights')
  const { money, date, count, language } = useFormat()
  const short = shortMoney(language)
  const isRtl = useDirection() === 'rtl'
  const frame = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(assumedWidth)
  const [chosen, setChosen] = useState(days.length - 1)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setWidth(Math.max(240, element.clientWidth))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  const isTotal = of === 'total'
  const lastDay = Math.max(length ?? 0, days.length, 2)
  const values = days.map((day) => (isTotal ? day.total : day.added))
  const lost = isTotal ? 0 : Math.max(0, ...days.map(({ dropped }) => dropped))
  const highest = Math.max(...values, isTotal ? goal : 0, isTotal ? (projection?.high ?? 0) : 0, 100)
  const span = [edge.start, width - edge.end]
  const x = scaleLinear([1, lastDay], isRtl ? span.map((each) => width - each) : span)
  const y = scaleLinear([-lost, highest], [height - edge.bottom, edge.top]).nice(4)
  const at = Math.min(chosen, days.length - 1)
  const day = days[at]
  const today = days.at(-1)
  if (!day || !today) return null

  const dayTicks = x
    .ticks(Math.max(2, Math.floor(width / dayWidth / 1.6)))
    .filter((each) => Number.isInteger(each) && each >= 1)
  const barWidth = Math.max(2, (width - edge.start - edge.end) / lastDay - 3)
  const words = [
    t('chart.day', { number: day.number, date: date(day.date * 1000) }),
    t('chart.came', { count: day.pledges, amount: money(day.added) }),
    ...(day.dropped > 0 ? [t('chart.dropped', { amount: money(day.dropped) })] : []),
    ...(day.charged !== 0 ? [t('chart.charged', { amount: money(day.charged) })] : []),
    t('chart.total', { amount: money(day.total) }),
  ]
  const startEdge = isRtl ? width - edge.start : edge.start

  return (
    <div>
      <figure ref={frame} className={styles.figure}>
        <svg
          className={`${styles.svg} ${styles.focusRing}`}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
        >
          {y.ticks(4).map((each) => (
            <g key={each}>
              <line className={styles.rule} x1={x(1)} x2={x(lastDay)} y1={y(each)} y2={y(each)} />
              <text className={styles.tick} x={startEdge + (isRtl ? 8 : -8)} y={y(each) + 4} textAnchor="end">
                {short.format(each / 100)}
              </text>
            </g>
          ))}
          {dayTicks.map((each) => (
            <text key={each} className={styles.tick} x={x(each)} y={height - 6} textAnchor="middle">
              {each === dayTicks[0] ? t('chart.dayTick', { number: count(each) }) : count(each)}
            </text>
          ))}
          {isTotal ? (
            <Total {...{ days, goal, projection, x, y, lastDay, isRtl }} />
          ) : (
            days.map((each, index) => (
              <g key={each.date}>
                <rect
                  className={index === at ? styles.barChosen : styles.bar}
                  x={x(each.number) - barWidth / 2}
                  width={barWidth}
                  y={y(each.added)}
                  height={y(0) - y(each.added)}
                />
                <rect
                  className={styles.barDropped}
                  x={x(each.number) - barWidth / 2}
                  width={barWidth}
                  y={y(0)}
                  height={y(-each.dropped) - y(0)}
                />
              </g>
            ))
          )}
          {isTotal && at !== days.length - 1 && (
            <>
              <line
                className={styles.cursor}
                x1={x(day.number)}
                x2={x(day.number)}
                y1={edge.top}
                y2={height - edge.bottom}
              />
              <circle className={styles.point} cx={x(day.number)} cy={y(day.total)} r={5} />
            </>
          )}
        </svg>
        <input
          type="range"
          className={styles.days}
          style={{
            insetInlineStart: edge.start - 8,
            inlineSize: Math.abs(x(days.length) - x(1)) + 16,
          }}
          aria-label={t('chart.choose')}
          min={0}
          max={days.length - 1}
          value={at}
          aria-valuetext={words.join(', ')}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
        />
      </figure>
      <div className={styles.told}>
        <span className={styles.toldDay}>{words[0]}</span>
        <span>{words.slice(1).join(', ')}</span>
      </div>
    </div>
  )
}

interface TotalProps extends Pick<FundingChartProps, 'days' | 'goal' | 'projection'> {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly lastDay: number
  readonly isRtl: boolean
}

/** The line of what stood, what of it was charged, the goal, and where the pace of the last week leads. */
function Total({ days, goal, projection, x, y, lastDay, isRtl }: TotalProps) {
  const { t } = useTranslation('insights')
  const { money } = useFormat()
  const today = days.at(-1)
  if (!today) return null
  const drawn = line<Pick<ChartDay, 'number' | 'total'>>(
    (each) => x(each.number),
    (each) => y(each.total),
  ).curve(curveMonotoneX)
  const end = projection && { number: today.number + projection.days, ...projection }
  const band = end && [
    { number: today.number, low: today.total, high: today.total },
    { number: end.number, low: end.low, high: end.high },
  ]
  const [startAnchor, endAnchor] = ['start', 'end'] as const
  const charged = chargedByDay(days)
  const paid = charged.at(-1)?.total ?? 0
  const [firstCharge] = charged
  // Beside the foot of its line, on the side that has room.
  const isLate = firstCharge !== undefined && firstCharge.number > lastDay / 2
  return (
    <>
      {band && (
        <path
          className={styles.range}
          d={
            area<(typeof band)[number]>(
              (each) => x(each.number),
              (each) => y(each.low),
              (each) => y(each.high),
            )(band) ?? ''
          }
        />
      )}
      {goal > 0 && (
        <>
          <line className={styles.goalLine} x1={x(1)} x2={x(lastDay)} y1={y(goal)} y2={y(goal)} />
          <text
            className={styles.goalWord}
            x={x(1) + (isRtl ? -6 : 6)}
            y={y(goal) - 8}
            textAnchor={startAnchor}
          >
            {t('chart.goal')}
          </text>
        </>
      )}
      {end && (
        <>
          <path
            className={styles.pace}
            d={`M${x(today.number)} ${y(today.total)}L${x(end.number)} ${y(end.total)}`}
          />
          <text className={styles.tick} x={x(end.number)} y={y(end.high) - 8} textAnchor={endAnchor}>
            {t('chart.pace', { amount: money(end.total, { fractions: 'never' }) })}
          </text>
        </>
      )}
      {firstCharge && (
        <>
          <path className={styles.charged} d={drawn(charged) ?? ''} />
          <text
            className={styles.goalWord}
            x={x(firstCharge.number) + (isLate === isRtl ? 10 : -10)}
            y={y(0) - 12}
            textAnchor={isLate ? endAnchor : startAnchor}
          >
            {t('chart.charged', { amount: money(paid, { fractions: 'never' }) })}
          </text>
        </>
      )}
      <path className={styles.line} d={drawn(days) ?? ''} />
      <circle className={styles.glow} cx={x(today.number)} cy={y(today.total)} r={14} />
      <circle className={styles.ember} cx={x(today.number)} cy={y(today.total)} r={7} />
    </>
  )
}

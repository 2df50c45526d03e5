import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import type { FuseState } from './variants.ts'

const { color, motion } = vars

/** The unlit cord: a hatch, so that it differs from the burnt line without colour. */
export const cord = `repeating-linear-gradient(118deg, ${color.fuseUnlit} 0 2.5px, ${color.fuseUnlitGap} 2.5px 6px)`
const glow = (percent: number) => `color-mix(in oklch, ${color.glow} ${percent}%, transparent)`
/** A shadow, not a picture: it extends past the edge of a narrow page without making it wider. */
const halo = (size: number) =>
  `0 0 ${size * 0.5}px ${size * 0.15}px ${glow(62)}, 0 0 ${size * 0.6}px ${size * 0.45}px ${glow(22)}`
/** Around a page's one tip. */
export const fullHalo = halo(21)
const ember = `radial-gradient(circle at 42% 38%, ${color.glowCore} 0 18%, ${color.glow} 48%, ${color.accent} 82%)`

/** Along the line, from its start: to the right, or to the left. */
const toward = 'calc(180deg - var(--fuse-sign) * 90deg)'

const box = style({
  position: 'relative',
  blockSize: 20,
  vars: { '--fuse-sign': '1' },
  selectors: { '[dir="rtl"] &': { vars: { '--fuse-sign': '-1' } } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 8,
    insetInline: 0,
    borderRadius: 2,
    background: cord,
  },
  '@media': {
    [media.forcedColors]: { '::before': { background: 'GrayText', forcedColorAdjust: 'none' } },
  },
})

/** How far the tip's glow reaches. */
const reach = '24px'
// By transform alone: animating a width or a position would lay out the page at every step. Line and tip move as one,
// from behind the start of the line; a line shorter than the glow rests, because there the start is not cut off.
const burn = keyframes({
  from: {
    transform: `translateX(calc(var(--fuse-sign) * -1 * min(100%, max(0px, (100% - ${reach}) * 99))))`,
  },
})
const breathe = keyframes({ '0%, 100%': { opacity: 0.85 }, '50%': { opacity: 1 } })

export const burnt = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 8,
  blockSize: 4,
  inlineSize: 'calc(var(--fuse) * 1%)',
  borderStartStartRadius: 2,
  borderEndStartRadius: 2,
  background: `linear-gradient(${toward}, ${color.fuseBurnt} 0, ${color.fuseBurnt} max(0px, 100% - 76px), ${color.accent} calc(100% - 10px), ${color.glow} 100%)`,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

/** At the end of the line. */
export const tip = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: '100%',
  inlineSize: 0,
  blockSize: 0,
  '::before': {
    content: '',
    position: 'absolute',
    inset: -5.5,
    borderRadius: vars.radius.round,
    boxShadow: halo(15),
    opacity: 0.55,
    transition: `opacity ${motion.base} linear`,
    pointerEvents: 'none',
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: -5.5,
    borderRadius: vars.radius.round,
    background: ember,
  },
})

/** One class per state; its effect on line and tip is below, because both are inside. */
export const fuse = styleVariants(
  {
    unlit: {},
    live: {},
    almost: {},
    funded: {},
    delivered: {},
    missed: {},
    suspended: {},
    unknown: {},
  } satisfies Record<FuseState, object>,
  (rule) => [box, rule],
)
// A composed class is a list; its first name is the state's own.
const own = (state: FuseState) => `.${fuse[state].split(' ')[0]}`

for (const state of ['unlit', 'missed', 'suspended'] as const) {
  globalStyle(`${own(state)} ${tip}::before`, { display: 'none' })
}
globalStyle(`${own('unlit')} ${tip}::after`, {
  background: color.surfacePage,
  border: `2px solid ${color.borderStrong}`,
})
globalStyle(`${own('missed')} ${tip}::after`, {
  background: color.surfacePage,
  border: `2px solid ${color.textSubtle}`,
})
globalStyle(`${own('missed')} ${burnt}`, { background: color.fuseUnlit })
globalStyle(`${own('suspended')} ${tip}::after`, { background: color.warning })
globalStyle(`${own('delivered')} ${burnt}`, { background: color.fuseBurnt })
globalStyle(`${own('funded')} ${burnt}`, {
  inlineSize: 'calc(100% - 8px)',
  background: `linear-gradient(${toward}, ${color.fuseBurnt} 0 calc(100% - 120px), ${color.accent} calc(100% - 16px), ${color.glow})`,
})
globalStyle(`${own('funded')} ${tip}`, { insetInlineStart: 'calc(100% + 2px)' })
globalStyle(`${own('funded')} ${tip}::after`, { display: 'none' })

/** Cut at its start alone, where the line comes from: the tip's glow reaches beyond every other side. */
const start = `min(0px, var(--fuse) * 1% - ${reach})`
export const main = style({
  clipPath: `inset(-${reach} -${reach} -${reach} ${start})`,
  selectors: { '[dir="rtl"] &': { clipPath: `inset(-${reach} ${start} -${reach} -${reach})` } },
})
globalStyle(`${main} ${burnt}`, { animation: `${burn} ${motion.burn} ${motion.easeBurn} backwards` })
globalStyle(`${main} ${tip}::before`, {
  boxShadow: fullHalo,
  opacity: 0.85,
  '@media': { [media.stillness]: { opacity: 1 } },
})
globalStyle(`[data-calm] ${main} ${tip}::before`, {
  // Twice: what moves by itself for longer than five seconds must have a way to stop it (WCAG 2.2.2). And only in a
  // document that has loaded: even a delay still to run costs each frame of the loading a tenth of its work.
  animation: `${breathe} 2.4s ease-in-out 3s 2`,
  '@media': { [media.stillness]: { animation: 'none' } },
})

export const disc = style({
  position: 'absolute',
  insetInlineEnd: -2,
  insetBlockStart: 0,
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.round,
  background: color.fuseBurnt,
  color: color.surfacePage,
  display: 'grid',
  placeItems: 'center',
})

export const flame = style({
  position: 'absolute',
  insetInlineEnd: -3,
  insetBlockEnd: 6,
  inlineSize: 17,
  blockSize: 23,
})
export const flameOuter = style({ fill: color.accent })
export const flameCore = style({ fill: color.glowCore })

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ReactElement, ReactNode } from 'react'
import type { Font } from 'satori'
import { socialPictureSize } from '../app/social-picture.ts'

/** What a social picture shows, in words and bytes. */
export interface SocialDrawing {
  readonly name: string
  /** "by Greta Osei"; null where the creator has no name. */
  readonly by: string | null
  /** "70% is held until it is delivered"; null where there is nothing to say. */
  readonly promise: string | null
  /** Share of a pledge that is held, 0 to 100. */
  readonly held: number
  /** The project's picture, in a format that sharp reads; null leaves its colour. */
  readonly picture: Uint8Array | null
  /** #rrggbb, where there is no picture. */
  readonly color: string
}

/**
 * An element as satori reads it. React's own module stays out: it decides by NODE_ENV what it is when it is
 * first imported, and this file is imported before the server has set that.
 */
const h = (type: string, props: object, ...children: ReactNode[]): ReactElement => ({
  type,
  props: { ...props, children: children.length === 1 ? children[0] : children },
  key: null,
})

const { width, height } = socialPictureSize
/** The picture fills the height in its own shape, 3:4. */
const pictureWidth = 472
const panelWidth = width - pictureWidth
/** The light theme's colours, as the drawing knows no OKLCH. */
const color = {
  paper: '#f6f1e8',
  ink: '#231c18',
  muted: '#5c5148',
  ember: '#c9420b',
  line: '#d9cfc0',
}

const resolve = createRequire(import.meta.url).resolve
const fontFile = (family: string, subset: string, weight: number) =>
  readFile(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`))

/** The site's own fonts, whatever the machine has: text becomes outlines. */
async function readFonts(): Promise<Font[]> {
  const wanted = [
    { family: 'bricolage-grotesque', name: 'Bricolage', weight: 700 },
    { family: 'figtree', name: 'Figtree', weight: 500 },
  ] as const
  const subsets = ['latin', 'latin-ext'] as const
  return Promise.all(
    wanted.flatMap(({ family, name, weight }) =>
      subsets.map(async (subset) => ({
        name: subset === 'latin' ? name : `${name} more`,
        data: await fontFile(family, subset, weight),
        weight,
        style: 'normal' as const,
      })),
    ),
  )
}
let fonts: Promise<Font[]> | null = null

/** The mark of public/favicon.svg. */
const mark = h(
  'svg',
  { viewBox: '-2 -5 34 34', width: 56, height: 56 },
  h('path', {
    d: 'M6 3.5V25M9.5 16 19 6.8M12.6 14.6 22.5 25',
    ...{ stroke: color.ink, fill: 'none' },
    strokeLinecap: 'round',
    strokeWidth: 4,
  }),
  h('circle', { cx: 22.6, cy: 4.2, r: 8, fill: '#ff7f0d', opacity: 0.28 }),
  h('circle', { cx: 22.6, cy: 4.2, r: 3.4, fill: color.ember }),
  h('circle', { cx: 22.1, cy: 3.6, r: 1.3, fill: '#ffd57e' }),
)

const row = { display: 'flex', alignItems: 'center' } as const
const column = { display: 'flex', flexDirection: 'column' } as const

/** Latin letters, punctuation and currency: what the two fonts hold. Anything else would be drawn as boxes. */
const isDrawable = (text: string) =>
  /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20a0-\u20b5\u2122]*$/.test(text)

/** A long name in smaller letters, so that nearly all fit in three lines. */
const nameSize = (name: string) => (name.length > 48 ? 52 : name.length > 26 ? 62 : 74)

function panel({ name, by, promise, held }: SocialDrawing): ReactNode {
  return h(
    'div',
    {
      style: {
        ...column,
        boxSizing: 'border-box',
        width: panelWidth,
        height,
        padding: '56px 56px 60px 64px',
        justifyContent: 'space-between',
        backgroundColor: color.paper,
        color: color.ink,
        fontFamily: 'Figtree, Figtree more',
      },
    },
    h(
      'div',
      { style: { ...row, fontFamily: 'Bricolage', fontSize: 36 } },
      mark,
      h('div', { style: { marginLeft: 14 } }, 'Kindling'),
    ),
    h(
      'div',
      { style: column },
      h(
        'div',
        {
          style: {
            display: 'block',
            fontFamily: 'Bricolage, Bricolage more',
            fontSize: nameSize(name),
            lineHeight: 1.08,
            letterSpacing: -1,
            lineClamp: 3,
            wordBreak: 'break-word',
          },
        },
        // The network shows it beside the picture all the same.
        isDrawable(name) ? name : '',
      ),
      by === null || !isDrawable(by)
        ? null
        : h('div', { style: { marginTop: 22, fontSize: 32, color: color.muted } }, by),
    ),
    promise === null
      ? h('div', {})
      : h(
          'div',
          { style: column },
          h(
            'div',
            { style: { ...row, height: 14, width: '100%' } },
            h('div', {
              style: { height: 14, width: `${100 - held}%`, borderRadius: 7, backgroundColor: color.line },
            }),
            h('div', {
              style: {
                height: 14,
                flexGrow: 1,
                marginLeft: held === 100 ? 0 : 6,
                borderRadius: 7,
                backgroundColor: color.ember,
              },
            }),
          ),
          h('div', { style: { marginTop: 18, fontSize: 30 } }, promise),
        ),
  )
}

/** Draws a social picture: a progressive JPEG of 1200 × 630, some 60 to 120 kB. */
export async function drawSocialPicture(drawing: SocialDrawing): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first picture: a site that nobody shares needs neither.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  fonts ??= readFonts()
  const svg = await satori(panel(drawing), { width: panelWidth, height, fonts: await fonts })
  const side = drawing.picture
    ? await sharp(drawing.picture, { failOn: 'error', pages: 1 })
        .timeout({ seconds: 10 })
        .resize(pictureWidth, height, { fit: 'cover' })
        .flatten({ background: drawing.color })
        .toBuffer()
    : null
  const made = await sharp({ create: { width, height, channels: 3, background: drawing.color } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...(side ? [{ input: side, left: panelWidth, top: 0 }] : []),
    ])
    .jpeg({ quality: 84, progressive: true, mozjpeg: true })
    .toBuffer()
  return new Uint8Array(made)
}

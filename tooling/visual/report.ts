import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compared } from './compare.ts'
import { nameOfShot, type Shot } from './photograph.ts'

export interface Row extends Shot, Compared {
  /** Why the picture could not be taken. */
  readonly trouble: string | undefined
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const kinds = ['changed', 'new', 'gone', 'same'] as const
const words: Record<(typeof kinds)[number], string> = {
  changed: 'changed',
  new: 'only after',
  gone: 'only before',
  same: 'unchanged',
}

const figure = (kind: string, name: string) =>
  `<figure><figcaption>${kind}</figcaption><a href="${kind}/${name}"><img loading="lazy" src="${kind}/${name}" alt=""></a></figure>`

function picture(row: Row): string {
  const name = nameOfShot(row)
  const shown = { changed: ['before', 'after', 'difference'], new: ['after'], gone: ['before'], same: [] }[
    row.kind
  ]
  return `<article><h3>${escaped(row.story.name)}, ${row.mode.name}${row.pixels > 0 ? ` <small>${row.pixels} pixels</small>` : ''}</h3>
${row.trouble ? `<p class="trouble">${escaped(row.trouble)}</p>` : ''}<div class="row">${shown.map((kind) => figure(kind, name)).join('')}</div></article>`
}

function section(kind: (typeof kinds)[number], rows: readonly Row[]): string {
  const here = rows.filter((row) => row.kind === kind && (kind !== 'same' || row.trouble))
  if (here.length === 0) return ''
  const groups = Map.groupBy(here, ({ story }) => story.title)
  return `<section id="${kind}"><h2>${here.length} ${words[kind]}</h2>${[...groups]
    .map(([title, group]) => `<h2 class="title">${escaped(title)}</h2>${group.map(picture).join('')}`)
    .join('')}</section>`
}

export const countOf = (rows: readonly Row[], kind: Row['kind']): number =>
  rows.filter((row) => row.kind === kind).length

/** Writes `index.html`: what changed first, before, after and difference beside each other. */
export async function writeReport(folder: string, base: string, rows: readonly Row[]): Promise<string> {
  const file = join(folder, 'index.html')
  const counts = kinds
    .map((kind) => `<a href="#${kind}">${countOf(rows, kind)} ${words[kind]}</a>`)
    .join(', ')
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed to the eye</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:24px;color:#241d18;background:#f7f2ea}
h2.title{font-size:18px;margin:32px 0 0;border-top:1px solid #d9cfc0;padding-top:12px}
h3{font-size:15px;margin:16px 0 6px} small{font-weight:400;color:#6b5f52}
.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;align-items:start}
figure{margin:0} figcaption{font-size:13px;color:#6b5f52}
img{max-width:100%;border:1px solid #d9cfc0;background:#fff} .trouble{color:#a1123d}
</style>
<h1>What changed to the eye</h1>
<p>Working tree against ${escaped(base)}: ${counts}.</p>
${kinds.map((kind) => section(kind, rows)).join('\n')}
</html>
`,
  )
  return file
}

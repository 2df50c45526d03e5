import type { Row } from './AtlasEntry.tsx'

export const kinds = {
  all: 'All failures',
  shown: 'With a story of their own',
  unseen: 'Seen by nobody',
} as const

export interface AtlasFilter {
  readonly text: string
  /** Empty: every area. */
  readonly area: string
  readonly kind: keyof typeof kinds
}

const haystacks = new WeakMap<Row, string>()
/** All words of a row; built once, as typing asks for it at each letter. */
function wordsIn(row: Row): string {
  const known = haystacks.get(row)
  if (known !== undefined) return known
  const { endpoint, journey, path, code, message, recovery, reason } = row
  const all = [endpoint, journey, path, code, message.en, message.fr, recovery, reason]
    .join(' ')
    .toLowerCase()
  haystacks.set(row, all)
  return all
}

export function filterRows(rows: readonly Row[], { text, area, kind }: AtlasFilter): readonly Row[] {
  const wanted = text.toLowerCase().split(/\s+/)
  return rows.filter(
    (row) =>
      (area === '' || row.area === area) &&
      (kind === 'all' ||
        (kind === 'shown' ? row.stories.length > 0 && !row.byKind : row.stories.length === 0)) &&
      wanted.every((word) => wordsIn(row).includes(word)),
  )
}

/** Rows by area and by call, in their order. */
export function groupRows(rows: readonly Row[]): Map<string, Map<string, Row[]>> {
  const areas = new Map<string, Map<string, Row[]>>()
  for (const row of rows) {
    const calls = areas.get(row.area) ?? new Map<string, Row[]>()
    areas.set(row.area, calls)
    calls.set(row.endpoint, [...(calls.get(row.endpoint) ?? []), row])
  }
  return areas
}

/** Names in the address of the catalogue. */
export const addressOf = ({ text, area, kind }: AtlasFilter): Record<string, string> => ({
  atlas: text,
  'atlas-area': area,
  'atlas-kind': kind === 'all' ? '' : kind,
})

export function filterIn(search: string): AtlasFilter {
  const query = new URLSearchParams(search)
  const kind = query.get('atlas-kind') ?? ''
  return {
    text: query.get('atlas') ?? '',
    area: query.get('atlas-area') ?? '',
    kind: kind in kinds ? (kind as AtlasFilter['kind']) : 'all',
  }
}

/** One arrow of the picture in docs/money.md: from a place to another, and when. */
export interface MoneyPath {
  readonly from: string
  readonly when: string
  readonly to: string
}
export interface MoneyPaths {
  /** Name of each place by its key. */
  readonly places: ReadonlyMap<string, string>
  readonly paths: readonly MoneyPath[]
}

const arrow = /^\s*(\w+)(?:\(\[(.+?)\]\))? -- "(.+?)" --> (\w+)(?:\(\[(.+?)\]\))?$/gm

/** Reads the places and arrows of a mermaid flow chart. */
export function readPaths(text: string): MoneyPaths {
  const places = new Map<string, string>()
  const paths: MoneyPath[] = []
  for (const [, from = '', fromName, when = '', to = '', toName] of text.matchAll(arrow)) {
    if (fromName) places.set(from, fromName)
    if (toName) places.set(to, toName)
    paths.push({ from, when, to })
  }
  return { places, paths }
}

import { Graph, layout } from '@dagrejs/dagre'
import type { MoneyPaths } from './read-paths.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly places: readonly (Box & { readonly key: string; readonly name: string })[]
  readonly paths: readonly (Box & { readonly when: string; readonly line: string })[]
}

const [placeWidth, placeHeight] = [120, 52]
/** Of words beside an arrow: about 6.5 px a letter. */
const [lineHeight, letterWidth, lettersInLine] = [18, 6.5, 17]

/** A line through points, rounded at each bend. */
function throughPoints(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? point
    return `Q ${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  const last = rest.at(-1) ?? first
  return [`M ${first.x} ${first.y}`, ...bends, `L ${last.x} ${last.y}`].join(' ')
}

/** Places and arrows with their coordinates, in CSS pixels from the upper left corner. */
export function drawPaths({ places, paths }: MoneyPaths): Drawn {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 28, ranksep: 18, edgesep: 24, marginx: 4, marginy: 4 })
  for (const [key, name] of places) graph.setNode(key, { name, width: placeWidth, height: placeHeight })
  for (const [index, { from, to, when }] of paths.entries())
    graph.setEdge(
      from,
      to,
      {
        when,
        width: Math.min(when.length, lettersInLine) * letterWidth + 8,
        height: Math.ceil(when.length / lettersInLine) * lineHeight + 8,
        labelpos: 'c',
      },
      String(index),
    )
  layout(graph)
  const box = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>) => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  })
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    places: graph.nodes().map((key) => ({ key, name: places.get(key) ?? key, ...box(graph.node(key)) })),
    paths: graph.edges().map((edge) => {
      const drawn = graph.edge(edge)
      return { when: String(drawn.when), line: throughPoints(drawn.points ?? []), ...box(drawn) }
    }),
  }
}

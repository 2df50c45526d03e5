import type { Import } from './imports.ts'

/** Files that import one another in a circle, each circle once, sorted (Tarjan's strongly connected components). */
export function circlesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { file, target, later } of imports)
    if (!later) next.set(file, [...(next.get(file) ?? []), target])
  const place = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(file: string): number {
    const own = place.size
    place.set(file, own)
    let low = own
    open.push(file)
    for (const target of next.get(file) ?? []) {
      if (!next.has(target)) continue
      if (!place.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? place.get(target) ?? low)
    }
    lowest.set(file, low)
    if (low === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle.sort())
    }
    return low
  }
  for (const file of next.keys()) if (!place.has(file)) visit(file)
  return circles.sort(([a = ''], [b = '']) => a.localeCompare(b))
}

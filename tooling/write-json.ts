/** Columns a line may have, as the formatter has it. */
const width = 110

/**
 * JSON as the formatter writes it, so that a generated file needs no pass of its own: lists on one line where they
 * fit, objects always on several.
 */
export function writeJson(value: unknown): string {
  return `${write(value, 0, 0)}\n`
}

const isPlain = (value: unknown) =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

/** @param before columns of what stands on the line before the value. */
function write(value: unknown, depth: number, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const outer = '  '.repeat(depth)
  const inner = `${outer}  `
  if (Array.isArray(value)) {
    if (value.every(isPlain)) {
      const line = `[${value.map((each) => write(each, depth, 0)).join(', ')}]`
      // A comma may follow.
      if (before + line.length + 1 <= width) return line
    }
    return `[\n${value.map((each) => inner + write(each, depth + 1, inner.length)).join(',\n')}\n${outer}]`
  }
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([key, each]) => {
    const start = `${inner}${JSON.stringify(key)}: `
    return start + write(each, depth + 1, start.length)
  })
  return `{\n${lines.join(',\n')}\n${outer}}`
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short names that style files give parts of the theme: `const { color, control, type } = vars`. */
function shortNames(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [, list = ''] of text.matchAll(/const \{([^}]*)\} = vars\b/g))
    for (const each of list.split(',')) {
      const [token = '', name = token] = each.split(':').map((part) => part.trim())
      if (token) names.set(name, token)
    }
  return names
}

const chain = /\b([a-zA-Z]+)((?:\.[a-zA-Z]\w*|\[(?:\d+|'[\w.]+')\])+)/g

/** `.accent` and `[12]` as `accent` and `12`. */
const steps = (text: string) =>
  [...text.matchAll(/\.(\w+)|\['?([\w.]+)'?\]/g)].map(([, dot, index]) => dot ?? index)

/**
 * The tokens of the theme that a component's style file uses, as `color.accent` or `space.12`, in order.
 * @param file a source below the root; its styles lie beside it as `X.css.ts`
 */
export function tokensOf(root: string, file: string): string[] {
  const styles = join(root, file.replace(/\.tsx$/, '.css.ts'))
  if (!existsSync(styles)) return []
  const text = readFileSync(styles, 'utf8')
  const short = shortNames(text)
  const found = new Set<string>()
  for (const [, name = '', path = ''] of text.matchAll(chain)) {
    const token = name === 'vars' ? steps(path) : short.has(name) ? [short.get(name), ...steps(path)] : []
    if (token.length >= 2) found.add(token.slice(0, 2).join('.'))
  }
  return [...found].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

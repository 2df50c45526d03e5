import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run.ts'
import { usersOf } from './import-graph.ts'
import type { ComponentProps } from './prop-facts.ts'
import { readProps } from './props.ts'
import { tokensOf } from './tokens.ts'

/** All that the sources say about one component of packages/ui. What a person writes about it is in its `X.docs.tsx`. */
export interface ComponentFacts extends ComponentProps {
  readonly group: 'primitives' | 'widgets'
  /** A line to paste; null if the component is used inside packages/ui only. */
  readonly importLine: string | null
  /** Tokens of the theme in its styles: `color.accent`. */
  readonly tokens: readonly string[]
  /** Components and pages that import it. */
  readonly usedBy: readonly string[]
}

/** Whether a file of this name is the component's own, not a part of it. */
const isOwn = ({ name, file }: ComponentProps) =>
  basename(file, '.tsx') === name || (name === 'ToastProvider' && basename(file) === 'Toast.tsx')

/** Every primitive and widget, in the order of their names. */
export async function readFacts(): Promise<readonly ComponentFacts[]> {
  const door = readFileSync(join(root, 'packages/ui/index.ts'), 'utf8')
  const components = (await readProps())
    .filter(({ file }) => /^packages\/ui\/(primitives|widgets)\//.test(file))
    .filter(isOwn)
  const sources = new Map(components.map(({ file, name }) => [file, [name]] as const))
  const users = usersOf(root, sources)
  return components
    .map((component) => ({
      ...component,
      group: component.file.split('/')[2] as ComponentFacts['group'],
      importLine: new RegExp(`\\b${component.name}\\b`).test(door)
        ? `import { ${component.name} } from '@kindling/ui'`
        : null,
      tokens: tokensOf(root, component.file),
      usedBy: users.get(component.file) ?? [],
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

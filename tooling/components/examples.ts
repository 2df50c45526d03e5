import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface GuideText {
  /** Code that compiles where `@kindling/ui` is installed, each with what it shows, "Do" or "Do not". */
  readonly examples: readonly { readonly says: string; readonly isGood: boolean; readonly code: string }[]
  readonly keyboard: readonly { readonly keys: readonly string[]; readonly does: string }[]
  readonly status: string | undefined
  readonly since: string | undefined
}

const nothing: GuideText = { examples: [], keyboard: [], status: undefined, since: undefined }

const property = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer
const textOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined
const objectsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.filter(ts.isObjectLiteralExpression) : []

/** Names that a piece of code uses and does not declare. */
function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>()
  const walk = (each: ts.Node) => {
    if (ts.isIdentifier(each)) names.add(each.text)
    ts.forEachChild(each, walk)
  }
  walk(node)
  return names
}

/** Imports of a guide as another application writes them; null where a name is not exported. */
function importsFor(
  file: ts.SourceFile,
  names: ReadonlySet<string>,
  exported: ReadonlySet<string>,
): string | null {
  const lines: string[] = []
  const ours: string[] = []
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const from = textOf(statement.moduleSpecifier) ?? ''
    const bindings = statement.importClause?.namedBindings
    const used = (bindings && ts.isNamedImports(bindings) ? bindings.elements : []).filter(({ name }) =>
      names.has(name.text),
    )
    const whole = statement.importClause?.name?.text
    if (from.startsWith('.')) {
      for (const { name } of used) {
        if (!exported.has(name.text)) return null
        ours.push(name.text)
      }
    } else if ((whole && names.has(whole)) || used.length > 0) lines.push(statement.getText())
  }
  // A constant of the guide itself cannot be copied with one example.
  const own = file.statements.flatMap((each) =>
    ts.isVariableStatement(each)
      ? each.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(each)
        ? [each.name?.text ?? '']
        : [],
  )
  if (own.some((name) => names.has(name))) return null
  if (ours.length > 0) lines.unshift(`import { ${ours.sort().join(', ')} } from '@kindling/ui'`)
  return lines.sort().join('\n')
}

/**
 * What a person has written about a component in its `X.docs.tsx`, as text: uses, keys, status.
 * @param file of the component, below the root
 * @param exported names that `@kindling/ui` exports
 */
export function readGuide(root: string, file: string, exported: ReadonlySet<string>): GuideText {
  const path = join(root, file.replace(/\.tsx$/, '.docs.tsx'))
  if (!existsSync(path)) return nothing
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const guide = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === 'guide')?.initializer
  if (!guide || !ts.isObjectLiteralExpression(guide)) return nothing
  const examplesOf = (list: string, isGood: boolean) =>
    objectsOf(property(guide, list)).flatMap((each) => {
      const show = property(each, 'show')
      const says = textOf(property(each, 'says'))
      const imports = show && importsFor(source, namesIn(show), exported)
      if (!show || !says || imports == null) return []
      const bare = ts.isParenthesizedExpression(show) ? show.expression : show
      const code = `${imports}\n\nexport const Example = () => (\n  ${bare.getText().replaceAll('\n      ', '\n')}\n)\n`
      return [{ says, isGood, code }]
    })
  return {
    examples: [...examplesOf('dos', true), ...examplesOf('donts', false)],
    keyboard: objectsOf(property(guide, 'keyboard')).map((row) => {
      const keys = property(row, 'keys')
      return {
        keys: keys && ts.isArrayLiteralExpression(keys) ? keys.elements.map((key) => textOf(key) ?? '') : [],
        does: textOf(property(row, 'does')) ?? '',
      }
    }),
    status: textOf(property(guide, 'status')),
    since: textOf(property(guide, 'since')),
  }
}

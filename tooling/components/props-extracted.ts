import { join } from 'node:path'
import { type ComponentDoc, type PropItem, withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import type { ComponentProps, PropFacts } from './prop-facts.ts'

type Value = string | number | boolean

/** Every union of literals that the sources write down, by its sorted members: the checker forgets their order. */
function writtenOrders(program: ts.Program, folder: string): ReadonlyMap<string, readonly string[]> {
  const orders = new Map<string, readonly string[]>()
  const add = (nodes: readonly ts.Node[], file: ts.SourceFile) => {
    const texts = nodes.map((node) => node.getText(file).replaceAll("'", '"'))
    orders.set(texts.toSorted().join(), texts)
  }
  const visit = (node: ts.Node, file: ts.SourceFile) => {
    if (ts.isArrayLiteralExpression(node)) add(node.elements, file)
    if (ts.isUnionTypeNode(node)) add(node.types, file)
    ts.forEachChild(node, (child) => visit(child, file))
  }
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(folder)) visit(file, file)
  return orders
}

const optionalUndefined = /\s*\|\s*undefined\b/g

/** Where the prop is declared, if an interface does. */
function declarationOf(program: ts.Program, { name, parent }: PropItem): ts.PropertySignature | undefined {
  const file = parent && program.getSourceFiles().find(({ fileName }) => fileName.endsWith(parent.fileName))
  const owner = file?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === parent?.name,
  )
  const member = owner?.members.find((each) => each.name?.getText(file) === name)
  return member && ts.isPropertySignature(member) ? member : undefined
}

/** The type as the source writes it, where the checker's own would spell an imported type out. */
const declaredType = (declaration: ts.PropertySignature | undefined): string | undefined =>
  declaration?.type
    ?.getText()
    .replace(optionalUndefined, '')
    .replace(/\s+/g, ' ')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')

/** Values of a layout prop (`Sprinkles['gap']`), and whether they may differ by width. */
function layoutValues(program: ts.Program, declaration: ts.PropertySignature | undefined) {
  if (!declaration?.type?.getText().startsWith('Sprinkles[')) return undefined
  const type = program.getTypeChecker().getTypeAtLocation(declaration.type)
  const all = type.isUnion() ? type.types : [type]
  const values = all.flatMap((each) => (each.isStringLiteral() || each.isNumberLiteral() ? [each.value] : []))
  return { values: inOrder(values), byWidth: all.some((each) => (each.flags & ts.TypeFlags.Object) !== 0) }
}

const inOrder = (values: readonly Value[]): Value[] =>
  values.every((value) => typeof value === 'number')
    ? values.toSorted((a, b) => Number(a) - Number(b))
    : [...values]

/** Members of a union of literals, in the order in which they are written. */
function membersOf(item: PropItem, orders: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  if (item.type.name !== 'enum') return undefined
  const members = (item.type.value as { value: string }[]).map(({ value }) => value)
  const literal = members.every((each) => /^"|^-?\d|^(true|false)$/.test(each))
  if (!literal) return undefined
  const written = orders.get(members.toSorted().join())
  return written
    ? [...written]
    : inOrder(members.map((each) => JSON.parse(each) as Value)).map((each) => JSON.stringify(each))
}

const quoted = (text: string) => text.replaceAll('"', "'")

/** A default is code if the type can hold it, else the words of its `@default`. */
function defaultOf({ defaultValue }: PropItem, members: readonly string[] | undefined): string | undefined {
  const text = (defaultValue as { value?: unknown } | null)?.value
  if (text === undefined || text === null || text === 'undefined') return undefined
  const written = String(text)
  return members?.includes(`"${written}"`) ? `'${written}'` : written
}

function propFacts(
  program: ts.Program,
  item: PropItem,
  orders: ReadonlyMap<string, readonly string[]>,
): PropFacts {
  const declaration = declarationOf(program, item)
  const layout = layoutValues(program, declaration)
  const members = layout?.values.map((each) => JSON.stringify(each)) ?? membersOf(item, orders)
  const standing = defaultOf(item, members)
  return {
    name: item.name,
    type: members
      ? [...members.map(quoted), ...(layout?.byWidth ? ['{ base, from700, … }'] : [])].join(' | ')
      : (declaredType(declaration) ?? quoted(item.type.raw ?? item.type.name)),
    ...(members && { values: members.map((each) => JSON.parse(each) as Value) }),
    required: item.required,
    description: item.description.replace(/\s+/g, ' ').trim(),
    ...(standing !== undefined && { default: standing }),
  }
}

const inherited = ({ parent, declarations = parent ? [parent] : [] }: PropItem) =>
  declarations.length > 0 && declarations.every(({ fileName }) => fileName.includes('node_modules'))

/**
 * Reads components with the type checker.
 * @param files sources below the root that export components
 * @returns their absolute `file`, one entry a component
 */
export function extractProps(root: string, files: readonly string[]): ComponentProps[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'packages/ui/tsconfig.json'),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  const options = config?.options ?? {}
  const paths = files.map((file) => join(root, file))
  const program = ts.createProgram(paths, options)
  const orders = writtenOrders(program, join(root, 'packages/ui'))
  const parser = withCompilerOptions(options, {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    skipChildrenPropWithoutDoc: false,
    propFilter: (item) => !inherited(item),
  })
  const byNeed = (a: PropFacts, b: PropFacts) => Number(b.required) - Number(a.required)
  const factsOf = ({ displayName, description, filePath, props }: ComponentDoc): ComponentProps => ({
    name: displayName,
    file: filePath,
    description: description.replace(/\s+/g, ' ').trim(),
    props: Object.values(props)
      .map((item) => propFacts(program, item, orders))
      .sort(byNeed),
  })
  return parser
    .parseWithProgramProvider(paths, () => program)
    .filter(({ displayName, tags = {} }) => /^[A-Z]/.test(displayName) && !('internal' in tags))
    .map(factsOf)
}

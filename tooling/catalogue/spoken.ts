import type { CDPSession, Page } from 'playwright'

interface AxNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** States worth a word. Those that are so by default are not. */
const states = [
  'level',
  'checked',
  'pressed',
  'expanded',
  'selected',
  'disabled',
  'invalid',
  'required',
  'busy',
]
const silent = new Set<unknown>([false, 'false', undefined])

const stateOf = ({ properties = [] }: AxNode) =>
  states.flatMap((name) => {
    const value = properties.find((property) => property.name === name)?.value.value
    // A closed control says that it can be opened; an unchecked one, that it is not checked.
    if (name === 'expanded' && value === false) return ['collapsed']
    if (name === 'checked' && value === 'false') return ['not checked']
    if (silent.has(value)) return []
    return [value === true || value === 'true' ? name : `${name} ${String(value)}`]
  })

/** Nodes that only group or draw what their children say. */
const wordless = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'LabelText', 'RootWebArea'])

/** One line a node, indented below what holds it: `button "Save", disabled: Two more digits.` */
function lines(node: AxNode, all: ReadonlyMap<string, AxNode>, depth = 0): string[] {
  const children = (deeper: number) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = all.get(id)
      return child ? lines(child, all, deeper) : []
    })
  const role = node.role?.value ?? ''
  const name = node.name?.value?.trim() ?? ''
  if (node.ignored || wordless.has(role)) return children(depth)
  const indent = '  '.repeat(depth)
  if (role === 'StaticText') return name ? [`${indent}"${name}"`] : []
  const { value: description = '' } = node.description ?? {}
  const words = [`${role}${name ? ` "${name}"` : ''}`, ...stateOf(node)].join(', ')
  const below = children(depth + 1)
  // What a control's name repeats is not said twice.
  const own = below.filter((line) => !/^\s*"/.test(line) || !name.includes(line.trim().slice(1, -1)))
  return [`${indent}${words}${description ? `: ${description}` : ''}`, ...own]
}

/** The accessibility tree below an element, as Chromium gives it to assistive technology; empty without the element. */
export async function spokenBy(page: Page, selector: string): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const element = await page.$(selector)
  if (!element) return []
  const mark = 'data-spoken'
  await element.evaluate((node, name) => node.setAttribute(name, ''), mark)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[${mark}]` })
  const { node } = await session.send('DOM.describeNode', { nodeId })
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: (AxNode & { readonly backendDOMNodeId?: number })[]
  }
  const all = new Map(nodes.map((each) => [each.nodeId, each]))
  const top = nodes.find((each) => each.backendDOMNodeId === node.backendNodeId)
  await session.detach()
  return top ? lines(top, all) : []
}

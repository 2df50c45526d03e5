import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGuide } from '../components/examples.ts'
import { type ComponentFacts, readFacts } from '../components/facts.ts'
import { root, run } from '../run.ts'
import { type Checks, checksOf, checkTitles } from './checks.ts'

interface Page extends ComponentFacts {
  readonly guide: ReturnType<typeof readGuide>
  readonly checks: Checks
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n')
const code = (text: string) => (text ? `\`${text}\`` : '')

/** A use that compiles for every component; what a person wrote about it comes after. */
const smallest = ({ name, props }: ComponentFacts) =>
  props.length === 0
    ? `import { ${name} } from '@kindling/ui'\n\nexport const Example = () => <${name} />\n`
    : `import { ${name} } from '@kindling/ui'\nimport type { ComponentProps } from 'react'\n\nexport const Example = (props: ComponentProps<typeof ${name}>) => <${name} {...props} />\n`

const fenced = (text: string) => `\`\`\`tsx\n${text}\`\`\``

function pageOf(page: Page): string {
  const { name, description, props, tokens, usedBy, guide, checks } = page
  const examples = guide.examples.map(
    ({ says, isGood, code: snippet }) => `${isGood ? 'Do' : 'Avoid'}: ${says}\n\n${fenced(snippet)}`,
  )
  const checked = (Object.keys(checkTitles) as (keyof Checks)[]).filter((key) => checks[key])
  const parts = [
    `# ${name}`,
    description,
    guide.status && `Status: ${guide.status}, since ${guide.since}.`,
    '## Use',
    fenced(smallest(page)),
    ...examples,
    props.length > 0 && '## Props',
    props.length > 0 &&
      table(
        ['Prop', 'Type', 'Default', 'What it is'],
        props.map((prop) => [
          `${code(prop.name)}${prop.required ? ' (required)' : ''}`,
          code(prop.type),
          code(prop.default ?? ''),
          prop.description,
        ]),
      ),
    guide.keyboard.length > 0 && '## Keyboard',
    guide.keyboard.length > 0 &&
      table(
        ['Keys', 'What they do'],
        guide.keyboard.map(({ keys, does }) => [keys.join(', '), does]),
      ),
    checked.length > 0 && '## Checked',
    checked.map((key) => `- ${checkTitles[key]}: ${checks[key]}`).join('\n'),
    tokens.length > 0 && `## Tokens\n\n${tokens.map(code).join(', ')}`,
    usedBy.length > 0 && `## Used by\n\n${usedBy.join(', ')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

async function readPages(): Promise<readonly Page[]> {
  const door = readFileSync(join(root, 'packages/ui/index.ts'), 'utf8')
  const exported = new Set([...door.matchAll(/\b([A-Z]\w+)\b(?=[ ,}])/g)].map(([name]) => name))
  return (await readFacts())
    .filter(({ importLine }) => importLine)
    .map((facts) => ({
      ...facts,
      guide: readGuide(root, facts.file, exported),
      checks: checksOf(root, facts.file),
    }))
}

const summary = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text

/** `widgets-rewardcard--docs`: the page of a component in the catalogue. */
const pageId = ({ group, name }: ComponentFacts) => `${group}-${name.toLowerCase()}--docs`

function llms(pages: readonly Page[]): string {
  const list = (group: Page['group']) =>
    pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.name}](components/${page.name}.md): ${summary(page.description)}`)
      .join('\n')
  return `# Kindling

> A crowdfunding design system for React 19: \`@kindling/ui\`. Props are closed: there is no className. Words are props.

Import the theme once (\`import '@kindling/ui/theme.css'\`); each component brings its own styles. Icons are components of
\`lucide-react/icons/<name>\`, passed as a prop. Amounts are integer cents; components take formatted words.

## Primitives

${list('primitives')}

## Widgets

${list('widgets')}

## More

- [Manifest of all components, as JSON](components/manifest.json): props, tokens, users, checks
- [What is checked of each component](components/checks.md)
`
}

function checksPage(pages: readonly Page[], commit: string): string {
  const keys = Object.keys(checkTitles) as (keyof Checks)[]
  return `# What is checked of each component

At commit ${commit}. Each cell is read from the component's stories and styles; \`pnpm test\` runs them, and \`pnpm visual\`
takes the pictures. An empty cell is not checked. French changes a primitive's numbers and direction only: its words are
props. Forced colours are looked at by a person.

${table(
  ['Component', ...keys.map((key) => checkTitles[key])],
  pages.map((page) => [`[${page.name}](${page.name}.md)`, ...keys.map((key) => page.checks[key])]),
)}
`
}

/**
 * What machines read of the catalogue, by its path beside the built catalogue: `llms.txt`, a page of Markdown for each
 * component that is exported, `manifest.json`, and the table of checks.
 */
export async function documentsForMachines(): Promise<ReadonlyMap<string, string>> {
  const pages = await readPages()
  const { output } = await run('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'])
  const commit = output.trim()
  const manifest = {
    commit,
    package: '@kindling/ui',
    components: pages.map(({ file, ...page }) => ({
      ...page,
      source: file,
      page: `${page.name}.md`,
      docs: pageId({ file, ...page }),
    })),
  }
  return new Map([
    ['llms.txt', llms(pages)],
    ['components/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['components/checks.md', checksPage(pages, commit)],
    ...pages.map((page) => [`components/${page.name}.md`, pageOf(page)] as const),
  ])
}

import { describe, expect, it } from 'vitest'
import { circlesOf } from './boundaries/circles.ts'
import { type Import, importsOf } from './boundaries/imports.ts'
import { wrongWith } from './boundaries/rules.ts'

const edge = (file: string, target: string): Import => ({ file, target, later: false })

it('reads imports, re-exports, types and dynamic imports, over several lines', () => {
  const text = `
import { a } from './a.ts'
import type {
  B,
} from '../b/b.ts'
export { c } from './c.ts'
import './side.css.ts'
import hono from 'hono'
const later = () => import('./later.ts')
type D = import('./d.ts').D
// a word about import: from './nowhere.ts'
`
  expect(importsOf('apps/api/area/file.ts', text).map(({ target, later }) => [target, later])).toEqual([
    ['apps/api/area/a.ts', false],
    ['apps/api/b/b.ts', false],
    ['apps/api/area/c.ts', false],
    ['apps/api/area/side.css.ts', false],
    ['hono', false],
    ['apps/api/area/later.ts', true],
    ['apps/api/area/d.ts', true],
  ])
})

describe('the platform', () => {
  it.each([
    ['projects', 'accounts'],
    ['accounts', 'wallet'],
    ['pledges', 'notifications'],
    ['community', 'pledges'],
    ['accounts', 'kernel'],
    ['pledges', 'database'],
    ['http', 'kernel'],
    ['operations', 'jobs'],
  ])('%s may import %s', (from, to) => {
    expect(wrongWith(edge(`apps/api/${from}/a.ts`, `apps/api/${to}/b.ts`))).toBeNull()
  })
  it.each([
    ['accounts', 'pledges', 'accounts comes before pledges'],
    ['wallet', 'accounts', 'wallet comes before accounts'],
    ['community', 'insights', 'community comes before insights'],
    ['projects', 'http', 'an area imports kernel'],
    ['http', 'accounts', 'http may import'],
    ['kernel', 'http', 'kernel may import'],
    ['kernel', 'accounts', 'kernel may import'],
    ['database', 'kernel', 'database may import'],
    ['projects', 'testing', 'imported by nothing'],
    ['surprise', 'accounts', 'has no place among the areas'],
  ])('%s may not import %s, and the message names the way', (from, to, message) => {
    expect(wrongWith(edge(`apps/api/${from}/a.ts`, `apps/api/${to}/b.ts`))).toContain(message)
  })
  it('keeps the web framework in http', () => {
    expect(wrongWith(edge('apps/api/kernel/call.ts', 'hono'))).toContain('only apps/api/http')
    expect(wrongWith(edge('apps/api/accounts/login.ts', 'hono/cookie'))).toContain('only apps/api/http')
    expect(wrongWith(edge('apps/api/http/session.ts', 'hono/cookie'))).toBeNull()
  })
  it('lets what composes it, and tests, import anything', () => {
    expect(wrongWith(edge('apps/api/index.ts', 'apps/api/pledges/settle.ts'))).toBeNull()
    expect(wrongWith(edge('apps/api/wallet/ledger.test.ts', 'apps/api/testing/platform.ts'))).toBeNull()
  })
})

describe('views and data', () => {
  it('a view area imports shared folders, and no other area', () => {
    const from = 'packages/ui/views/wallet/WalletView.tsx'
    expect(wrongWith(edge(from, 'packages/ui/views/settings/Panel.tsx'))).toContain('knows no other')
    for (const to of [
      'views/shared/list.ts',
      'views/form/useForm.ts',
      'widgets/Card.tsx',
      'views/wallet/row.ts',
    ])
      expect(wrongWith(edge(from, `packages/ui/${to}`))).toBeNull()
  })
  it('what lies below the views imports none', () => {
    const view = 'packages/ui/views/shared/use-action.ts'
    for (const room of ['state', 'primitives', 'widgets'])
      expect(wrongWith(edge(`packages/ui/${room}/a.ts`, view))).toContain('below the views knows none')
    expect(wrongWith(edge('packages/ui/state/a.ts', 'packages/ui/state/b.ts'))).toBeNull()
    expect(wrongWith(edge('packages/ui/widgets/A.stories.tsx', view))).toBeNull()
  })
  it('data imports no view, but the state it shares with them', () => {
    expect(wrongWith(edge('apps/web/data/a.ts', '@kindling/ui/state/login-flow'))).toBeNull()
    expect(wrongWith(edge('apps/web/data/a.ts', '@kindling/ui/views/auth/flow'))).toContain(
      'data knows no view',
    )
    expect(wrongWith(edge('apps/web/routes/a.ts', '@kindling/ui/views/auth/flow'))).toBeNull()
  })
})

describe('circles', () => {
  it('are found over several files, each once', () => {
    const circle = [
      edge('a', 'b'),
      edge('b', 'c'),
      edge('c', 'a'),
      edge('c', 'd'),
      edge('d', 'e'),
      edge('e', 'd'),
    ]
    expect(circlesOf(circle)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })
  it('are none where paths only meet again, or a file comes later', () => {
    expect(circlesOf([edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')])).toEqual([])
    expect(circlesOf([edge('a', 'b'), { file: 'b', target: 'a', later: true }])).toEqual([])
  })
})

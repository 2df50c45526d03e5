import { contract } from '@kindling/api-client/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { categories, projects, users } from '../database/schema.ts'
import { openBrowser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const people = [
  ['usr_greta', 'Greta Osei'],
  ['usr_percent', '100% Wool_Works'],
  ['usr_hidden', 'Hidden Draftsman'],
] as const
const campaigns = [
  ['Fernhill, a kettle for slow mornings', 'Enamel and oak.', 'usr_greta', 'ACTIVE'],
  ['Oak lamp', 'Lights a kettle.', 'usr_percent', 'ACTIVE'],
  ['Étoile polaire', 'Une lampe d’hiver.', 'usr_greta', 'COMPLETE'],
  ['日本の鉄瓶', 'やかん', 'usr_percent', 'ACTIVE'],
  ['Чайник', 'Медный чайник', 'usr_greta', 'ACTIVE'],
  ['A secret kettle', '', 'usr_hidden', 'DRAFT'],
  ['A halted kettle', '', 'usr_greta', 'SUSPENDED'],
  ["O'Neill's 50% cup", 'It is "quoted"; -- and \\ escaped_', 'usr_percent', 'ACTIVE'],
] as const

beforeAll(async () => {
  const { db, now } = made.platform.platform
  await db.insert(users).values(
    people.map(([id, name]) => ({
      id,
      name,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`,
      joinedAt: now(),
    })),
  )
  await db.insert(categories).values({ id: 7, name: 'Tea & kettles' })
  await db.insert(projects).values(
    campaigns.map(([name, blurb, creatorId, status], index) => ({
      name,
      blurb,
      creatorId,
      status,
      categoryId: 6,
      backersCount: index,
      startTime: now(),
    })),
  )
}, 60_000)

const search = (query: string, rest: Record<string, string> = {}) =>
  openBrowser(made.platform).client(contract.searchProjects, { query: { query, ...rest } })
const names = async (query: string) => (await search(query)).projects.map(({ name }) => name)

describe('searching', () => {
  it('finds words by their beginning, a match in the name before one in the text', async () => {
    expect(await names('kett')).toEqual(['Fernhill, a kettle for slow mornings', 'Oak lamp'])
    expect(await names('KETTLE')).toEqual(['Fernhill, a kettle for slow mornings', 'Oak lamp'])
  })
  it('wants every word', async () => {
    expect(await names('oak lamp')).toEqual(['Oak lamp'])
    expect(await names('oak kettle')).toEqual(['Oak lamp', 'Fernhill, a kettle for slow mornings'])
    expect(await names('oak spaceship')).toEqual([])
  })
  it('finds any script, whatever the case', async () => {
    expect(await names('étoile')).toEqual(['Étoile polaire'])
    expect(await names('ÉTOI')).toEqual(['Étoile polaire'])
    expect(await names('чай')).toEqual(['Чайник'])
    expect(await names('日本')).toEqual(['日本の鉄瓶'])
  })
  it('ignores accents, in what is typed and in what is stored', async () => {
    expect(await names('etoile')).toEqual(['Étoile polaire'])
    expect(await names('kéttle')).toEqual(await names('kettle'))
  })
  it('finds other forms of a word, in English and French', async () => {
    expect(await names('kettles')).toEqual(['Fernhill, a kettle for slow mornings', 'Oak lamp'])
    expect(await names('polaires')).toEqual(['Étoile polaire'])
  })
  it('forgives a typing error in a word of three letters and more', async () => {
    expect(await names('ketle')).toEqual(['Fernhill, a kettle for slow mornings', 'Oak lamp'])
    expect(await names('okane')).toEqual([])
    expect(await names('oka lapm')).toEqual(['Oak lamp'])
    expect((await search('gretta osey')).creators).toMatchObject([{ name: 'Greta Osei' }])
    expect((await search('ketles')).categories).toMatchObject([{ name: 'Tea & kettles' }])
  })
  it('finds people who have something to show, with what they made', async () => {
    const found = await search('greta')
    expect(found.creators).toEqual([
      { id: 'usr_greta', name: 'Greta Osei', live_projects: 2, delivered_projects: 0 },
    ])
    expect(found.creators_count).toBe(1)
    expect(found.projects.map(({ creator }) => creator.name)).toEqual(Array(3).fill('Greta Osei'))
    expect((await search('draftsman')).creators).toEqual([])
  })
  it('finds categories', async () => {
    expect(await search('tea &')).toMatchObject({
      categories: [{ id: 7, name: 'Tea & kettles', live_projects: 0 }],
      categories_count: 1,
    })
  })
  it('shows no draft and nothing halted', async () => {
    expect(await names('secret')).toEqual([])
    expect(await names('halted')).toEqual([])
  })

  it.each([
    `'`,
    `"`,
    ';',
    '%',
    '_',
    '\\',
    `'";%_\\`,
    `' or 1=1 --`,
    `kettle' & !'oak`,
    '& | ! ( ) <->',
    ':*',
    "a:*'",
    '😀',
    '\u0301',
    'ـ',
    '<script>alert(1)</script>',
    '\u202Ekettle',
    'x'.repeat(500),
    '日'.repeat(500),
    '👩‍👩‍👧'.repeat(100),
  ])('takes %j as text and nothing else', async (text) => {
    const { projects: found, meta } = await search(text)
    expect(found.length).toBeLessThan(campaigns.length)
    expect(meta.total_count).toBe(found.length)
  })
  it('takes signs as they are: % and _ stand for themselves', async () => {
    expect((await search('%')).creators).toMatchObject([{ id: 'usr_percent', name: '100% Wool_Works' }])
    expect((await search('l_w')).creators).toMatchObject([{ id: 'usr_percent' }])
    expect((await search('g_eta')).creators).toEqual([])
    expect(await names("O'Neill's")).toEqual(["O'Neill's 50% cup"])
  })

  it('walked by cursor has no gap and no repeat, and agrees with pages', async () => {
    const all = await names('osei')
    const walked: string[] = []
    for (let cursor = ''; ; ) {
      const page = await search('osei', { 'page[size]': '1', ...(cursor ? { cursor } : {}) })
      walked.push(...page.projects.map(({ name }) => name))
      expect(page.meta.total_count).toBe(all.length)
      if (page.meta.next === null) break
      cursor = page.meta.next
    }
    expect(walked).toEqual(all)
    const second = await search('osei', { 'page[size]': '2', page: '2' })
    expect(second.projects.map(({ name }) => name)).toEqual(all.slice(2, 4))
  })

  it.each([
    [{ query: '' }, 'FIELD_MISSING', 'query'],
    [{ query: ' \t ' }, 'FIELD_MISSING', 'query'],
    [{}, 'FIELD_MISSING', 'query'],
    [{ query: 'a\0b' }, 'REGEX_FAIL', 'query'],
    [{ query: 'a', page: '1001' }, 'OUT_OF_RANGE', 'page'],
    [{ query: 'a', 'page[size]': '1e3' }, 'INVALID_TYPE', 'page[size]'],
    [{ query: 'a', cursor: 'W10' }, 'INVALID_TYPE', 'cursor'],
  ])('rejects %j with %s', async (query, code, field) => {
    const call = openBrowser(made.platform).client(contract.searchProjects, { query })
    await expect(call).rejects.toMatchObject({ code, field })
  })
})

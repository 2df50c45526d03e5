import {
  getPrivateProject,
  restoreRemoved,
  updateProject,
} from '@kindling/api-client/contract/project-editing'
import { getProject } from '@kindling/api-client/contract/projects'
import {
  listTranslations,
  removeTranslation,
  saveTranslation,
} from '@kindling/api-client/contract/translations'
import { fingerprint, removedLanguageId, translatableTexts } from '@kindling/validation/rules/translation'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { projects, projectTranslations } from '../database/schema.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

it('shows a project in the language of its reader once each text is translated, and as long as English stands', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  const { db } = made.platform.platform
  const read = async () => (await browser.client(getPrivateProject, { params: { id } })).project
  const save = (key: string, text: string, source: string, language = 'fr') =>
    browser.client(saveTranslation, {
      params: { id, language },
      body: { key, text, of: fingerprint(source) },
    })
  await db
    .update(projects)
    .set({ status: 'ACTIVE' })
    .where(eq(projects.id, Number(id)))
  const english = await read()
  const reader = made.stage.visitor()
  const shown = async (headers: Record<string, string> = { 'accept-language': 'fr-CH,fr;q=0.9' }) => {
    reader.alter(headers)
    return (await reader.client(getProject, { params: { name: id } })).project
  }
  const [last, ...others] = translatableTexts(english)
  if (!last) throw new Error('The draft has no texts')
  for (const each of others) await save(each.key, `fr ${each.english}`, each.english)
  expect(await shown()).toMatchObject({ name: english.name, language: 'en', also_in: null })

  await save(last.key, `fr ${last.english}`, last.english)
  const french = await shown()
  expect(french).toMatchObject({ name: `fr ${english.name}`, language: 'fr', also_in: 'en' })
  expect(french.rewards[0]?.title).toBe(`fr ${english.rewards[0]?.title}`)
  expect(french.faq[0]?.answer).toBe(`fr ${english.faq[0]?.answer}`)
  expect(await shown({ 'accept-language': 'fr', cookie: 'texts=original' })).toMatchObject({
    name: english.name,
    language: 'en',
    also_in: 'fr',
  })
  expect(await shown({ 'accept-language': 'fr', cookie: 'language=en' })).toMatchObject({ language: 'en' })
  expect(await shown({ 'accept-language': 'de' })).toMatchObject({ language: 'en', also_in: null })
  // Its team always edits the English texts.
  expect((await read()).name).toBe(english.name)

  await browser.client(updateProject, { params: { id }, body: { blurb: 'Another sentence about it.' } })
  expect(await shown()).toMatchObject({ language: 'en', also_in: null })
  await save('blurb', 'Une autre phrase.', 'Another sentence about it.')
  expect(await shown()).toMatchObject({ blurb: 'Une autre phrase.' })
})

it('keeps one text a key and language, cleans a description, and takes texts and languages away', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  const { db } = made.platform.platform
  const save = (key: string, text: string, language = 'fr') =>
    browser.client(saveTranslation, { params: { id, language }, body: { key, text, of: 'x' } })
  await save('name', ' Bouilloire ')
  await save('name', 'La bouilloire')
  await save('name', 'Kessel', 'de')
  await save('description', '<u>Pour</u> <b>quoi</b>')
  const list = async () => (await browser.client(listTranslations, { params: { id } })).translations
  expect(await list()).toEqual([
    { language: 'de', texts: [{ key: 'name', text: 'Kessel', source: '' }] },
    {
      language: 'fr',
      texts: [
        { key: 'description', text: 'Pour <b>quoi</b>', source: '' },
        { key: 'name', text: 'La bouilloire', source: '' },
      ],
    },
  ])
  await save('description', '')
  expect((await list())[1]?.texts.map(({ key }) => key)).toEqual(['name'])
  const french = (await list())[1]
  await browser.client(removeTranslation, { params: { id, language: 'fr' } })
  expect((await list()).map(({ language }) => language)).toEqual(['de'])
  // Undo brings its texts back, beside what was written again meanwhile.
  await save('blurb', 'Onze pièces')
  const restore = () =>
    browser.client(restoreRemoved, { params: { id, partId: removedLanguageId(id, 'fr') } })
  await restore()
  const blurb = { key: 'blurb', text: 'Onze pièces', source: '' }
  expect((await list())[1]).toEqual({ language: 'fr', texts: [blurb, ...(french?.texts ?? [])] })
  await expect(restore()).rejects.toMatchObject({ code: 'INVALID_ID' })
  await expect(save('milestone:none:title', 'x')).rejects.toMatchObject({ code: 'INVALID_ID' })
  await expect(save('name', 'x', 'xx')).rejects.toMatchObject({ errors: [{ field: 'language' }] })
  await db.delete(projects).where(eq(projects.id, Number(id)))
  const left = await db.select().from(projectTranslations)
  expect(left.filter(({ projectId }) => projectId === Number(id))).toEqual([])
})

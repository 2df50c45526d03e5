import { deleteMe } from '@kindling/api-client/contract/account'
import { createFaqItem, removeFaqItem } from '@kindling/api-client/contract/faq'
import { createMilestone, removeMilestone, updateMilestone } from '@kindling/api-client/contract/milestones'
import {
  deleteProject,
  getPrivateProject,
  removeProjectImage,
  restoreRemoved,
  updateProject,
  uploadProjectImage,
} from '@kindling/api-client/contract/project-editing'
import {
  createVariant,
  removeReward,
  removeVariant,
  setVariantImage,
  updateVariant,
} from '@kindling/api-client/contract/rewards'
import { listTranslations, saveTranslation } from '@kindling/api-client/contract/translations'
import { WINDOW } from '@kindling/validation/limits'
import { expect, it } from 'vitest'
import { removedParts } from '../database/schema.ts'
import type { Draft } from '../testing/draft.ts'
import { goodPassword } from '../testing/people.ts'
import { pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { forgetRemoved } from './removed-parts.ts'

const made = platformForTests()
const read = async ({ browser, projectId: id }: Draft) =>
  (await browser.client(getPrivateProject, { params: { id } })).project
const restore = ({ browser, projectId: id }: Draft, partId: string) =>
  browser.client(restoreRemoved, { params: { id, partId } })
const filesNow = () => [...made.platform.files.files.keys()].toSorted()

/** Gives a variant of the draft a picture. */
async function withPicture(draft: Draft) {
  const { browser, projectId: id, rewardId, variantId } = draft
  const file = await pictureFile({ width: 640, height: 360 })
  const params = { id, rewardId, variantId }
  await browser.client(setVariantImage, { params, body: { file } })
  return params
}

/** Removes every variant of the draft's reward but its default; the draft, as seen from that one. */
async function leaveOneVariant(draft: Draft): Promise<Draft> {
  const { browser, projectId: id, rewardId, variantId } = draft
  const other = (await read(draft)).rewards[0]?.variants.find((each) => each.id !== variantId)
  await browser.client(removeVariant, { params: { id, rewardId, variantId } })
  return { ...draft, variantId: other?.id ?? '' }
}

it('a reward comes back to its place with its variants and pictures', async () => {
  const draft = await made.stage.draft()
  const { browser, projectId: id, rewardId } = draft
  await withPicture(draft)
  const before = await read(draft)
  const files = filesNow()
  await browser.client(removeReward, { params: { id, rewardId } })
  expect((await read(draft)).rewards.map((each) => each.id)).not.toContain(rewardId)
  await restore(draft, rewardId)
  expect((await read(draft)).rewards).toEqual(before.rewards)
  expect(filesNow()).toEqual(files)
  await expect(restore(draft, rewardId)).rejects.toMatchObject({ code: 'INVALID_ID', field: 'removed' })
})

it('a variant comes back to its place, and the last one gets its name and picture again', async () => {
  const draft = await made.stage.draft()
  const { browser, projectId: id, rewardId, variantId } = draft
  await withPicture(draft)
  const variantsNow = async () => (await read(draft)).rewards[0]?.variants
  const before = await variantsNow()
  const other = before?.find((each) => each.id !== variantId)
  await browser.client(removeVariant, { params: { id, rewardId, variantId } })
  await browser.client(removeVariant, { params: { id, rewardId, variantId: other?.id ?? '' } })
  expect((await variantsNow())?.map(({ name }) => name)).toEqual([''])
  await restore(draft, other?.id ?? '')
  await restore(draft, variantId)
  expect(await variantsNow()).toEqual(before)
  await browser.client(removeVariant, { params: { id, rewardId, variantId } })
  await browser.client(removeReward, { params: { id, rewardId } })
  await expect(restore(draft, variantId)).rejects.toMatchObject({ code: 'INVALID_ID', field: 'reward' })
})

it('the last variant comes back beside the one that was named in its place', async () => {
  const draft = await made.stage.draft()
  const { browser, projectId: id, rewardId, variantId } = draft
  const params = { id, rewardId }
  await browser.client(removeVariant, { params: { ...params, variantId } })
  const last = (await read(draft)).rewards[0]?.variants[0]
  await browser.client(removeVariant, { params: { ...params, variantId: last?.id ?? '' } })
  await browser.client(createVariant, { params, body: { name: 'Bone' } })
  await restore(draft, last?.id ?? '')
  const names = (await read(draft)).rewards[0]?.variants.map(({ name }) => name)
  expect(names?.toSorted()).toEqual(['Bone', last?.name])
})

it('the last variant keeps what it was while its removal is repeated', async () => {
  const draft = await made.stage.draft()
  const { browser } = draft
  const last = await leaveOneVariant(draft)
  const params = await withPicture(last)
  const before = (await read(draft)).rewards[0]?.variants
  await browser.client(removeVariant, { params })
  await browser.client(removeVariant, { params })
  await restore(draft, last.variantId)
  expect((await read(draft)).rewards[0]?.variants).toEqual(before)
})

it('the last variant, named anew and removed again, leaves no picture that nothing shows', async () => {
  const draft = await made.stage.draft()
  const { browser } = draft
  const files = filesNow()
  const last = await leaveOneVariant(draft)
  const params = await withPicture(last)
  const once = filesNow()
  await browser.client(removeVariant, { params })
  await browser.client(updateVariant, { params, body: { name: 'Bone' } })
  await withPicture(last)
  await browser.client(removeVariant, { params })
  expect(filesNow()).toHaveLength(once.length)
  expect(filesNow().filter((file) => once.includes(file))).toEqual(files)
})

it('a question comes back between the others, with its translations', async () => {
  const draft = await made.stage.draft()
  const { browser, projectId: id, faqId } = draft
  const params = { id }
  const body = { question: 'Does it whistle?', answer: 'No.' }
  await browser.client(createFaqItem, { params, body })
  const key = `faq:${faqId}:question`
  const before = await read(draft)
  const of = before.faq.find((each) => each.id === faqId)?.question ?? ''
  await browser.client(saveTranslation, {
    params: { ...params, language: 'fr' },
    body: { key, of, text: 'Entre-t-elle dans une caravane ?' },
  })
  const translated = async () => (await browser.client(listTranslations, { params })).translations
  const words = await translated()
  await browser.client(removeFaqItem, { params: { id, itemId: faqId } })
  await restore(draft, faqId)
  expect((await read(draft)).faq).toEqual(before.faq)
  expect(await translated()).toEqual(words)
})

it('a milestone comes back while the others leave room for its share', async () => {
  const draft = await made.stage.draft()
  const { browser, projectId: id } = draft
  const before = await read(draft)
  const [first] = before.milestones
  const body = { title: 'In their kitchens', description: '', funds: 20, date: (first?.date ?? 0) + 86_400 }
  const { milestone: last } = await browser.client(createMilestone, { params: { id }, body })
  const both = (await read(draft)).milestones
  const resize = (funds: number) =>
    browser.client(updateMilestone, { params: { id, milestoneId: last.id }, body: { funds } })
  const firstId = first?.id ?? ''
  await browser.client(removeMilestone, { params: { id, milestoneId: firstId } })
  await resize(100)
  await expect(restore(draft, firstId)).rejects.toMatchObject({ code: 'INVALID_STATE', field: 'milestone' })
  await resize(20)
  await restore(draft, firstId)
  expect((await read(draft)).milestones).toEqual(both)
})

it('another project cannot bring it back, and an hour is not a day', async () => {
  const [draft, other] = [await made.stage.draft(), await made.stage.draft()]
  const { browser, projectId: id, rewardId } = draft
  await withPicture(draft)
  await browser.client(removeReward, { params: { id, rewardId } })
  await expect(restore(other, rewardId)).rejects.toMatchObject({ code: 'INVALID_ID' })
  const { platform, clock } = made.platform
  const files = filesNow()
  clock.advance(WINDOW.restoreMs)
  await forgetRemoved(platform)
  expect(filesNow()).toEqual(files)
  clock.advance(1)
  await forgetRemoved(platform)
  expect(filesNow().length).toBeLessThan(files.length)
  expect(await platform.db.select().from(removedParts)).toEqual([])
})

it('a deleted account leaves no picture of its drafts, nor of what was removed from them', async () => {
  const before = filesNow()
  const draft = await made.stage.draft()
  const { browser, projectId: id, rewardId } = draft
  await withPicture(draft)
  await browser.client(removeReward, { params: { id, rewardId } })
  expect(filesNow().length).toBeGreaterThan(before.length)
  await browser.client(deleteMe, { body: { password: goodPassword } })
  expect(filesNow()).toEqual(before)
})

it('a deleted draft leaves no picture of what was removed before', async () => {
  const before = filesNow()
  const draft = await made.stage.draft()
  const { browser, projectId: id } = draft
  const params = await withPicture(draft)
  await browser.client(removeVariant, { params })
  expect(filesNow().length).toBeGreaterThan(before.length)
  await browser.client(deleteProject, { params: { id } })
  expect(filesNow()).toEqual(before)
})

it('a picture comes back to its place with its text, and not over another one', async () => {
  const draft = await made.stage.draft()
  const { browser, projectId: id } = draft
  const upload = async (imageType: 'main' | 'images', width: number, height: number) => {
    const body = { file: await pictureFile({ width, height }) }
    return (await browser.client(uploadProjectImage, { params: { id, imageType }, body })).image.id
  }
  const remove = (imageId: string) => browser.client(removeProjectImage, { params: { id, imageId } })
  const main = await upload('main', 900, 1200)
  const first = await upload('images', 1600, 900)
  await upload('images', 1600, 900)
  await browser.client(updateProject, { params: { id }, body: { image_texts: { [first]: 'The lid.' } } })
  const before = await read(draft)
  const files = filesNow()
  await remove(first)
  await remove(main)
  const emptied = await read(draft)
  expect([emptied.main_image, emptied.images.length]).toEqual([null, before.images.length - 1])
  await restore(draft, first)
  await restore(draft, main)
  const after = await read(draft)
  expect([after.main_image, after.images]).toEqual([before.main_image, before.images])
  expect(filesNow()).toEqual(files)
  await remove(main)
  await upload('main', 900, 1200)
  await expect(restore(draft, main)).rejects.toMatchObject({ code: 'INVALID_STATE', field: 'image' })
})

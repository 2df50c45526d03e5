import { createFaqItem } from '@kindling/api-client/contract/faq'
import {
  getPrivateProject,
  submitProject,
  updateProject,
  uploadProjectImage,
} from '@kindling/api-client/contract/project-editing'
import { updateVariant } from '@kindling/api-client/contract/rewards'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import { expect, it } from 'vitest'
import { pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const draft = async () => {
  const { browser, projectId, rewardId } = await made.stage.draft()
  const params = { id: projectId }
  const save = async (body: object) => (await browser.client(updateProject, { params, body })).project
  const read = async () => (await browser.client(getPrivateProject, { params })).project
  return { browser, params, rewardId, save, read }
}

it('questions stand in the order that their team gives them, also after the launch', async () => {
  const { browser, params, save, read } = await draft()
  for (const question of ['Does it whistle?', 'Which coin opens it?'])
    await browser.client(createFaqItem, { params, body: { question, answer: 'Yes.' } })
  const before = (await read()).faq.map(({ id }) => id)
  const order = before.toReversed()
  expect((await save({ faq_order: order })).faq.map(({ id }) => id)).toEqual(order)
  await browser.client(submitProject, { params, body: {} })
  expect((await save({ faq_order: before })).faq.map(({ id }) => id)).toEqual(before)
})

it('pictures of the carousel do, and keep their texts', async () => {
  const { browser, params, save, read } = await draft()
  for (const [width, height] of [
    [1024, 576],
    [1600, 900],
  ] as const)
    await browser.client(uploadProjectImage, {
      params: { ...params, imageType: 'images' },
      body: { file: await pictureFile({ width, height }) },
    })
  const { images } = await read()
  const order = images.map(imageIdOf).toReversed()
  const last = order.at(-1) ?? ''
  const after = await save({ images_order: order, image_texts: { [last]: 'The lid.' } })
  expect(after.images.map(imageIdOf)).toEqual(order)
  expect(after.images.at(-1)?.alt).toBe('The lid.')
  expect(after.wide_image?.url).toContain(order[0])
})

it.each(['faq_order', 'images_order', 'rewards_order'])(
  'an order that does not name all of them, each once, changes nothing: %s',
  async (field) => {
    const { save, read } = await draft()
    const before = await read()
    for (const order of [['gone'], [...before.faq, ...before.faq].map(({ id }) => id)])
      await expect(save({ [field]: order, blurb: 'Changed.' })).rejects.toMatchObject({
        code: 'INVALID_ID',
        errors: [{ field }],
      })
    expect(await read()).toEqual(before)
  },
)

it('a variant takes the place that it is given', async () => {
  const { browser, params, rewardId, read } = await draft()
  const of = async () => (await read()).rewards.find(({ id }) => id === rewardId)?.variants ?? []
  const [first, second] = await of()
  await browser.client(updateVariant, {
    params: { ...params, rewardId, variantId: first?.id ?? '' },
    body: { position: 1 },
  })
  expect((await of()).map(({ id }) => id)).toEqual([second?.id, first?.id])
})

import { getOwnPledge } from '@kindling/api-client/contract/cart-changes'
import { getManagedPledge } from '@kindling/api-client/contract/pledge-management'
import { setItemQuantity } from '@kindling/api-client/contract/pledges'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rewardVariants, type StoredImage } from '../database/schema.ts'
import { backerOf } from '../testing/backers.ts'
import { type MadeProject, makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

const moss: StoredImage = {
  file: 'moss.jpg',
  width: 600,
  height: 800,
  color: '#6f7f5a',
  alt: 'The kettle in moss.',
  widths: [320],
}
const image = {
  url: '/media/moss.jpg',
  alt: 'The kettle in moss.',
  sources: [{ url: '/media/moss-320.webp', width: 320 }],
}
const pictured = { pledge: { products: [{ reward_variant: { image } }] } }
const upload = ({ variantId }: MadeProject) =>
  made.platform.platform.db
    .update(rewardVariants)
    .set({ image: moss })
    .where(eq(rewardVariants.id, variantId))

it('a cart shows the picture of the chosen variant, once it has one', async () => {
  const project = await makeProject(made.platform)
  const backer = await backerOf(made.platform)
  const params = { id: project.id, variantId: project.variantId }
  const putInCart = () => backer(setItemQuantity, { params, body: { quantity: 1 } })
  expect((await putInCart()).pledge.products[0]?.reward_variant.image).toBeNull()
  await upload(project)
  expect(await putInCart()).toMatchObject(pictured)
})

it('a pledge shows it to its backer and to the team', async () => {
  const { creator, browser, project, pledgeId } = await made.stage.collected()
  await upload(project)
  const params = { id: project.id, pledgeId }
  expect(await browser.client(getOwnPledge, { params })).toMatchObject(pictured)
  expect(await creator.client(getManagedPledge, { params })).toMatchObject(pictured)
})

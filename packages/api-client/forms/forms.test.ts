import { formIssues } from '@kindling/validation/forms/issues'
import { type ProjectBasicsForm, projectBasicsForm } from '@kindling/validation/forms/project-basics'
import { NO_CATEGORY } from '@kindling/validation/forms/project-create'
import { type RewardForm, rewardForm } from '@kindling/validation/forms/reward'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schemas } from '../contract/schemas.ts'
import type { Reward } from '../model/project.ts'
import {
  address,
  backer,
  milestones,
  oneKettle,
  support,
  updates,
  wholeKettle,
} from '../scenarios/fixtures.ts'
import * as addresses from './address.ts'
import * as cards from './card.ts'
import * as milestoneForms from './milestone.ts'
import * as profiles from './profile.ts'
import * as projects from './project.ts'
import * as rewards from './reward.ts'
import * as updateForms from './update.ts'

type Pick = <Value>(...values: readonly [Value, ...Value[]]) => Value
const oneOf = (values: readonly unknown[]) => fc.constantFrom(...values)
/** Runs a property with a chooser of values; a failure names its seed and its path. */
const everyTime = (holds: (pick: Pick) => void) =>
  fc.assert(
    fc.property(fc.gen(), (gen) => holds((...values) => gen(oneOf, values) as (typeof values)[0])),
    { seed: 1, numRuns: 200 },
  )
const later = 4_000_000_000
const social = {
  url: '/media/own.jpg',
  width: 1200,
  height: 632,
  color: '#31545c',
  alt: 'A kettle.',
  sources: [],
}

const someProject = (pick: Pick) => ({
  ...wholeKettle,
  contact_email: 'mara@example.com',
  bank_account_last4: null,
  review_status: 'NONE' as const,
  review_asked_at: null,
  review_note: null,
  review_answer: null,
  review_rule: null,
  rhythm_weeks: null,
  to_do: { milestones: 0, parcels: 0, drafts: 0 },
  name: pick('Kettle', ' Ḿärä 李 😀 '),
  blurb: pick('', 'One kettle.'),
  vanity_url: pick(null, 'kettle-one'),
  category_id: pick(1, 7),
  location: pick('', 'Lyon'),
  duration: pick(null, 15, 60),
  funding_goal: pick(0, 100, 1_000_000_000),
  main_video: pick(null, 'https://youtu.be/dQw4w9WgXcQ'),
  kyc_status: 'KYC_COMPLETE' as const,
  role: 'creator' as const,
  updated: 1,
  description: pick('', '<b>Hot</b>'),
  google_analytics_id: pick(null, 'G-12345'),
  social_image: pick(null, social),
})
const typedBasics = (pick: Pick): Required<ProjectBasicsForm> => ({
  name: pick('Kettle', '😀'),
  blurb: pick('', 'One kettle.'),
  vanity_url: pick('', 'kettle-one'),
  category_id: pick(1, 7),
  location: pick('', 'Lyon'),
  contact_email: 'mara@example.com',
  funding_goal: pick(100, 5_000_000),
  duration: pick(null, 30),
  main_video: pick('', 'https://youtu.be/dQw4w9WgXcQ'),
  description: pick('', '<i>Warm</i>'),
  google_analytics_id: pick('', 'G-12345'),
  image_texts: { 'fernhill-kettle-main': pick('', 'A kettle.') },
})
const someReward = (pick: Pick): Reward => ({
  ...pick(oneKettle, support),
  title: pick('One kettle', ' 李 '),
  description: pick('', 'Boils.'),
  includes: pick([], ['Lid', 'Lead']),
  price: pick(1, 100_000),
  backer_limit: pick(null, 1, 40),
  delivery_date: pick(null, later),
  available_until: pick(null, later),
  shipping_cost: pick({ '*': 0 }, { FRA: 500, '*': 900 }),
})
const typedReward = (pick: Pick): Omit<Required<RewardForm>, 'variants'> => ({
  title: pick('One kettle', '李'),
  description: pick('', 'Boils.'),
  includes: pick([], ['Lid']),
  price: pick(1, 100_000),
  backer_limit: pick(null, 12),
  delivery_date: pick(null, later),
  available_until: pick(null, later),
  is_donation: pick(true, false),
  is_addon: false,
  needs_shipping: pick(true, false),
  shipping_cost: pick({ '*': 900 }, { FRA: 500 }),
})

describe('a form that is saved as it was opened changes nothing', () => {
  it('of a project', () =>
    everyTime((pick) => {
      const project = someProject(pick)
      const { image_texts, ...body } = schemas.updateProject.body.parse(
        projects.toWire(projects.fromWire(project)),
      )
      expect(project).toMatchObject(body)
      for (const image of [project.main_image, project.social_image, ...project.images])
        if (image) expect(image_texts?.[imageIdOf(image)]).toBe(image.alt)
    }))

  it('of a reward', () =>
    everyTime((pick) => {
      const reward = someReward(pick)
      const body = schemas.createReward.body.parse(rewards.toWire(rewards.fromWire(reward)))
      expect(reward).toMatchObject(body)
    }))

  it('of a variant, a milestone, an update, a profile, an address', () => {
    for (const { is_default, ...variant } of oneKettle.variants) {
      const body = schemas.updateVariant.body.parse(
        rewards.variantFromWire({ ...variant, is_default, name: variant.name || 'One' }),
      )
      expect({ ...variant, name: variant.name || 'One', default: is_default }).toMatchObject(body)
    }
    for (const milestone of milestones)
      expect(milestone).toMatchObject(schemas.updateMilestone.body.parse(milestoneForms.fromWire(milestone)))
    for (const update of updates.filter(({ description }) => description !== null))
      expect(update).toMatchObject(schemas.editUpdate.body.parse(updateForms.fromWire(update)))
    expect(backer).toMatchObject(schemas.updateMe.body.parse(profiles.fromWire(backer)))
    expect(address).toMatchObject(schemas.updateShippingAddress.body.parse(addresses.fromWire(address)))
  })
})

describe('what is typed is what the form shows afterwards', () => {
  it('of a project', () =>
    everyTime((pick) => {
      const typed = typedBasics(pick)
      expect(formIssues(projectBasicsForm, typed)).toEqual([])
      const body = schemas.updateProject.body.parse(projects.toWire(typed))
      const project = someProject(pick)
      const [alt] = Object.values(typed.image_texts ?? {})
      const pictures = { main_image: { ...project.main_image, alt }, social_image: null, images: [] }
      const saved = { ...project, ...body, ...pictures } as Parameters<typeof projects.fromWire>[0]
      expect(projects.fromWire(saved)).toEqual(typed)
    }))

  it('of a reward', () =>
    everyTime((pick) => {
      const typed = { ...typedReward(pick), variants: [] }
      expect(formIssues(rewardForm({ nowMs: () => 0 }), typed)).toEqual([])
      const body = schemas.createReward.body.parse(rewards.toWire(typed))
      const saved = { ...someReward(pick), ...body } as Reward
      expect(rewards.fromWire(saved)).toEqual({
        ...typed,
        variants: saved.is_donation ? [] : saved.variants.map(rewards.variantFromWire),
      })
    }))
})

describe('what a form has and its call has not', () => {
  it('a project begun without a category names none', () => {
    const form = { name: 'Kettle', contact_email: 'a@b.example', funding_type: 'PREORDER' } as const
    expect(projects.createToWire({ ...form, category_id: NO_CATEGORY })).toEqual(form)
    expect(projects.createToWire({ ...form, category_id: 2 })).toEqual({ ...form, category_id: 2 })
  })

  it('a card without its security code names none, and without a billing address neither', () => {
    const card = { name: 'Mara', card_number: '4242424242424242', expiration: '12/30' }
    expect(cards.typedToWire({ ...card, cvv: '' })).toEqual(card)
    expect(cards.typedToWire({ ...card, cvv: '123' })).toEqual({ ...card, cvv: '123' })
    const wire = { name: 'Mara', card_token: 'tok_1', user_saved: true }
    expect(cards.toWire(card, 'tok_1', null)).toEqual(wire)
    const billing = addresses.fromWire(address)
    expect(cards.toWire(card, 'tok_1', billing)).toEqual({ ...wire, billing_address: billing })
  })
})

import { expect, test } from 'vitest'
import { testForm } from './form-table.ts'
import { milestoneForm } from './milestone.ts'
import { projectBasicsForm } from './project-basics.ts'
import { NO_CATEGORY, projectCreateForm } from './project-create.ts'
import { rewardForm } from './reward.ts'
import { variantForm } from './variant.ts'

const nowMs = () => Date.UTC(2026, 0, 1)
const now = nowMs() / 1000

const project = { name: 'Ember', contact_email: 'ada@example.com', funding_type: 'PREORDER', category_id: 2 }

testForm('project create', projectCreateForm, project, [
  [{ name: '' }, 'name VALUE_MISSING'],
  [{ name: 'x'.repeat(61) }, 'name ITERABLE_LENGTH_LONG'],
  [{ contact_email: '' }, 'contact_email EMAIL_MISSING'],
  [{ contact_email: 'ada' }, 'contact_email INVALID_VALUE'],
  [{ funding_type: undefined }, 'funding_type VALUE_MISSING'],
  [{ funding_type: 'LOTTERY' }, 'funding_type VALUE_INVALID'],
  [{ category_id: 'lamps' }, 'category_id INVALID_TYPE'],
])

test('a project may be begun before its category is chosen', () => {
  const { category_id: _, ...rest } = project
  expect(projectCreateForm.parse(rest).category_id).toBe(NO_CATEGORY)
})

testForm(
  'project basics',
  projectBasicsForm,
  { name: 'Ember', duration: 30, funding_goal: 500_000, category_id: null },
  [
    [{ name: ' ' }, 'name VALUE_MISSING'],
    [{ name: 'x'.repeat(61) }, 'name ITERABLE_LENGTH_LONG'],
    [{ blurb: 'x'.repeat(136) }, 'blurb ITERABLE_LENGTH_LONG'],
    [{ vanity_url: 'Ember Lamp' }, 'vanity_url VALUE_INVALID'],
    [{ vanity_url: '123' }, 'vanity_url VALUE_INVALID'],
    [{ category_id: 1.5 }, 'category_id INVALID_TYPE'],
    [{ location: 'x'.repeat(101) }, 'location ITERABLE_LENGTH_LONG'],
    [{ contact_email: 'ada' }, 'contact_email INVALID_VALUE'],
    [{ funding_goal: 99 }, 'funding_goal NUMBER_LOW'],
    [{ funding_goal: 1_000_000_001 }, 'funding_goal NUMBER_HIGH'],
    [{ funding_goal: 100.5 }, 'funding_goal INVALID_TYPE'],
    [{ duration: 14 }, 'duration NUMBER_LOW'],
    [{ duration: 61 }, 'duration NUMBER_HIGH'],
    [{ duration: 20.5 }, 'duration INVALID_TYPE'],
    [{ main_video: 'https://vimeo.com/1' }, 'main_video VALUE_INVALID'],
    [{ description: 'x'.repeat(50_001) }, 'description ITERABLE_LENGTH_LONG'],
    [{ google_analytics_id: '<script>' }, 'google_analytics_id VALUE_INVALID'],
    [{ google_analytics_id: 'UA-12345-1' }, 'google_analytics_id VALUE_INVALID'],
    [{ image_texts: { a: 'x'.repeat(251), b: '' } }, 'image_texts.a ITERABLE_LENGTH_LONG'],
    [{ image_texts: { a: 'a\0' } }, 'image_texts.a REGEX_FAIL'],
    [{ image_texts: 'A kettle.' }, 'image_texts INVALID_TYPE'],
    [
      { image_texts: Object.fromEntries(Array.from({ length: 13 }, (_, n) => [n, ''])) },
      'image_texts ITERABLE_LENGTH_LONG',
    ],
  ],
)

test('a draft with only a name can be saved', () => {
  expect(projectBasicsForm.parse({ name: 'Ember', blurb: '' })).toEqual({ name: 'Ember', blurb: '' })
  expect(projectBasicsForm.safeParse({ name: 'E', main_video: 'https://youtu.be/dQw4w9WgXcQ' }).success).toBe(
    true,
  )
})

const reward = { title: 'One lamp', price: 2500, needs_shipping: true, shipping_cost: { USA: 500, '*': 0 } }

testForm('reward', rewardForm({ nowMs }), reward, [
  [{ title: '' }, 'title VALUE_MISSING'],
  [{ title: 'x'.repeat(81) }, 'title ITERABLE_LENGTH_LONG'],
  [{ description: 'x'.repeat(2001) }, 'description ITERABLE_LENGTH_LONG'],
  [{ price: null }, 'price VALUE_MISSING'],
  [{ price: -1 }, 'price NUMBER_LOW'],
  [{ price: 0 }, 'price NUMBER_LOW'],
  [{ price: 100_001 }, 'price NUMBER_HIGH'],
  [{ price: 9.99 }, 'price INVALID_TYPE'],
  [{ backer_limit: 0 }, 'backer_limit NUMBER_LOW'],
  [{ backer_limit: 1_000_001 }, 'backer_limit NUMBER_HIGH'],
  [{ delivery_date: now - 1 }, 'delivery_date DATE_EARLY'],
  [{ delivery_date: 'soon' }, 'delivery_date INVALID_TYPE'],
  [{ is_donation: true, variants: [{}] }, 'variants DONATION_NO_VARIANT'],
  [{ shipping_cost: {} }, 'shipping_cost VALUE_MISSING'],
  [{ shipping_cost: { USA: -1 } }, 'shipping_cost.USA VALUE_INVALID'],
  [{ shipping_cost: { US: 1 } }, 'shipping_cost.US VALUE_INVALID'],
  [{ shipping_cost: { USA: 'x' } }, 'shipping_cost.USA VALUE_INVALID'],
])

test('a donation may cost nothing, and nothing shipped needs no price for it', () => {
  const donation = rewardForm({ nowMs }).parse({
    title: 'Thanks',
    price: 0,
    is_donation: true,
    backer_limit: null,
  })
  expect(donation).toMatchObject({
    needs_shipping: false,
    shipping_cost: {},
    variants: [],
    backer_limit: null,
  })
})

testForm('variant', variantForm, { name: 'Red', quantity: null }, [
  [{ name: '' }, 'name VALUE_MISSING'],
  [{ name: 'x'.repeat(61) }, 'name ITERABLE_LENGTH_LONG'],
  [{ quantity: 0 }, 'quantity NUMBER_LOW'],
  [{ quantity: 0.5 }, 'quantity INVALID_TYPE'],
])

testForm(
  'milestone',
  milestoneForm({ afterSeconds: now, others: [60] }),
  { title: 'Tooling', date: now + 1, funds: 40 },
  [
    [{ title: '' }, 'title VALUE_MISSING'],
    [{ title: 'x'.repeat(81) }, 'title ITERABLE_LENGTH_LONG'],
    [{ description: 'x'.repeat(2001) }, 'description ITERABLE_LENGTH_LONG'],
    [{ date: undefined }, 'date VALUE_MISSING'],
    [{ date: now }, 'date DATE_EARLY'],
    [{ date: 'soon' }, 'date INVALID_TYPE'],
    [{ funds: null }, 'funds VALUE_MISSING'],
    [{ funds: 4 }, 'funds NUMBER_LOW'],
    [{ funds: 41 }, 'funds NUMBER_HIGH'],
  ],
)

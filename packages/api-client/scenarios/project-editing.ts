import { imageIdOf } from '@kindling/validation/rules/image-id'
import type { PrivateProject } from '../contract/project-editing.schemas.ts'
import type { Image } from '../model/wire.ts'
import { nowSeconds } from './clock.ts'
import { emptyDraft, socialPicture } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { picture, portrait } from './pictures.ts'
import type { Store } from './store.ts'

/** Changes the draft of a world; its version rises with each. */
/** Removes a part of the draft; {@link restorePart} knows what it was. */
export function removePart(store: Store, id: string | undefined, changes: Partial<PrivateProject>): void {
  if (id) store.removed = { ...store.removed, [id]: store.draft }
  changeDraft(store, changes)
}

/** The list with the part that has this id, and is missing in it, where it was. */
function withPart<Part extends { readonly id: string }>(
  now: readonly Part[],
  before: readonly Part[],
  id: string,
): Part[] {
  const part = before.find((each) => each.id === id)
  return part && !now.some((each) => each.id === id) ? now.toSpliced(before.indexOf(part), 0, part) : [...now]
}

function restorePart(store: Store, id: string): void {
  const before = store.removed[id]
  if (!before) throw new Error(`Nothing with the id ${id} was removed`)
  const { faq, rewards, milestones, main_image, social_image, images } = store.draft
  const isIt = (image: Image | null) => image !== null && imageIdOf(image) === id
  const picture = before.images.find(isIt)
  changeDraft(store, {
    main_image: isIt(before.main_image) ? before.main_image : main_image,
    social_image: isIt(before.social_image) ? before.social_image : social_image,
    images:
      picture && !images.some(isIt) ? images.toSpliced(before.images.indexOf(picture), 0, picture) : images,
    faq: withPart(faq, before.faq, id),
    milestones: withPart(milestones, before.milestones, id),
    rewards: withPart(rewards, before.rewards, id).map((reward) => {
      const { variants = [] } = before.rewards.find((each) => each.id === reward.id) ?? {}
      const named = reward.variants.filter(({ name }) => name !== '')
      return variants.some((each) => each.id === id)
        ? { ...reward, variants: withPart(named, variants, id) }
        : reward
    }),
  })
}

export function changeDraft(store: Store, changes: Partial<PrivateProject>): PrivateProject {
  const { draft } = store
  store.draft = { ...draft, status: 'DRAFT', ...changes, updated: draft.updated + 1 }
  return store.draft
}

const uploaded = picture('fernhill-kettle-main', '', '#c5ae8a', portrait)

const inOrder = <Item>(
  items: readonly Item[],
  order: readonly string[] | undefined,
  idOf: (item: Item) => string,
): Item[] => items.toSorted((a, b) => (order ? order.indexOf(idOf(a)) - order.indexOf(idOf(b)) : 0))

/** A draft, from the wizard to its launch. */
export const projectEditingHandlers = (store: Store): Handlers<'project-editing'> => ({
  createProject: ({ body }) => {
    changeDraft(store, { ...emptyDraft, name: text(body.name), contact_email: text(body.contact_email) })
    return { data: { project: { id: store.draft.id } } }
  },
  getProjectPreview: () => {
    const {
      contact_email: _,
      bank_account_last4: _b,
      kyc_status: _k,
      role: _r,
      review_status: _s,
      review_asked_at: _a,
      review_note: _n,
      review_rule: _o,
      review_answer: _q,
      rhythm_weeks: _w,
      to_do: _t,
      updated: _u,
      ...project
    } = store.draft
    return {
      project: {
        ...project,
        is_collaborator: store.user?.id === project.creator.id,
        preview_code: null,
        google_analytics_id: null,
      },
    }
  },
  getPrivateProject: () => ({ project: store.draft }),
  updateProject: ({ body }) => {
    const {
      rewards_order,
      faq_order,
      images_order,
      image_texts = {},
      updated: _,
      ...changes
    } = body as Partial<PrivateProject> & {
      readonly rewards_order?: readonly string[]
      readonly faq_order?: readonly string[]
      readonly images_order?: readonly string[]
      readonly image_texts?: Readonly<Record<string, string>>
    }
    const { main_image, social_image } = store.draft
    const rewards = inOrder(store.draft.rewards, rewards_order, ({ id }) => id)
    const faq = inOrder(store.draft.faq, faq_order, ({ id }) => id)
    const images = inOrder(store.draft.images, images_order, imageIdOf)
    const told = (image: Image): Image => ({ ...image, alt: image_texts[imageIdOf(image)] ?? image.alt })
    const pictures = {
      main_image: main_image && told(main_image),
      social_image: social_image && told(social_image),
      images: images.map(told),
    }
    return { project: changeDraft(store, { ...changes, ...pictures, rewards, faq }) }
  },
  projectExists: () => ({ exists: true }),
  submitProject: () => ({
    project: changeDraft(
      store,
      store.draft.funding_type === 'STOREFRONT'
        ? { review_status: 'IN_REVIEW', review_asked_at: nowSeconds, review_note: null, review_rule: null }
        : { status: 'ACTIVE' },
    ),
  }),
  closeProject: () => ({ project: changeDraft(store, { status: 'COMPLETE', end_time: nowSeconds }) }),
  renewPreview: () => {
    const preview_code = 'prv_YW5vdGhlciBjb2Rl'
    changeDraft(store, { preview_code })
    return { preview_code }
  },
  answerModerator: ({ body }) => ({
    project: changeDraft(store, { status: store.draft.status, review_answer: text(body.text) }),
  }),
  takeBackReview: () => ({
    project: changeDraft(store, { review_status: 'NONE', review_asked_at: null }),
  }),
  restoreRemoved: ({ params }) => {
    const { [params.partId ?? '']: language, ...others } = store.removedLanguages
    if (language) {
      store.removedLanguages = others
      store.translations = [...store.translations, language]
    } else restorePart(store, params.partId ?? '')
    return {}
  },
  uploadProjectImage: ({ params, body }) => {
    const { images } = store.draft
    const { replaces } = body as { readonly replaces?: string }
    const at = images.findIndex((image) => imageIdOf(image) === replaces)
    if (params.imageType === 'reward')
      changeDraft(store, {
        rewards: store.draft.rewards.map((each) =>
          each.id === body.reward_id ? { ...each, image: uploaded } : each,
        ),
      })
    else if (params.imageType === 'images')
      changeDraft(store, { images: at < 0 ? [...images, uploaded] : images.with(at, uploaded) })
    else if (params.imageType === 'description')
      changeDraft(store, { description_images: [...store.draft.description_images, uploaded] })
    else if (params.imageType === 'social') changeDraft(store, { social_image: socialPicture })
    else changeDraft(store, { main_image: uploaded })
    const image = params.imageType === 'social' ? socialPicture : uploaded
    return { image: { ...image, id: imageIdOf(image) } }
  },
  removeProjectImage: ({ params }) => {
    const isIt = ({ url }: { readonly url: string }) => url.includes(params.imageId ?? '')
    const { main_image, social_image, images } = store.draft
    removePart(store, params.imageId, {
      main_image: main_image && isIt(main_image) ? null : main_image,
      social_image: social_image && isIt(social_image) ? null : social_image,
      images: images.filter((image) => !isIt(image)),
    })
    return {}
  },
})

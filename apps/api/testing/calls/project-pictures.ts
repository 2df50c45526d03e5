import { getMe } from '@kindling/api-client/contract/users'
import { PROJECT } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { rewardVariants } from '../../database/schema.ts'
import { FilesUnavailable } from '../../providers/files.ts'
import { pictureFile } from '../pictures.ts'
import { about, ofVariant, projectBecomes, projectOf } from './about-draft.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, elsewhere, type Rejections, triedOften } from './rejection.ts'
import { addsEdit, addsFile, again } from './replay.ts'

/** The pictures of a draft. */
export const projectPictureCalls = {
  uploadProjectImage: again(addsFile)(async (stage) => {
    const { browser, projectId } = await stage.draft()
    const file = await pictureFile({ width: 900, height: 1200 })
    return { browser, input: { params: { id: projectId, imageType: 'main' }, body: { file } } }
  }),
  removeProjectImage: again(addsEdit)(
    about(({ projectId, imageId }) => ({ params: { id: projectId, imageId } })),
  ),
  setVariantImage: again(addsFile)(async (stage) => {
    const draft = await stage.draft()
    const file = await pictureFile({ width: 640, height: 360 })
    return { browser: draft.browser, input: { params: ofVariant(draft), body: { file } } }
  }),
} satisfies Partial<HappyCalls>

const pictured = <N extends 'uploadProjectImage' | 'setVariantImage'>(name: N, file: () => Promise<File>) =>
  changed(name, undefined, async (_, prepared) => {
    Object.assign(prepared.input, { body: { file: await file() } })
  })
/** What is wrong with a file whatever it is a picture of; `maxMB` is the most its kind may weigh. */
const pictureFiles = <N extends 'uploadProjectImage' | 'setVariantImage'>(name: N, maxMB: number) => ({
  FIELD_MISSING: changed(name, (input) => ({ ...input, body: {} as { file: File } })),
  FILE_TYPE: pictured(name, async () => new File(['<svg/>'], 'kettle.svg', { type: 'image/svg+xml' })),
  FILE_SIZE_BIG: pictured(name, async () => {
    const [picture, rest] = [await pictureFile(), new Uint8Array(maxMB * 1024 * 1024)]
    return new File([picture, rest], 'kettle.jpeg', { type: 'image/jpeg' })
  }),
  INVALID_FILE_DIMENSION: pictured(name, () => pictureFile({ width: 6_001, height: 8, format: 'png' })),
  FILE_UPLOAD_ERROR: changed(name, undefined, async ({ platform }) => {
    const { put } = platform.files
    platform.files.put = () => {
      platform.files.put = put
      return Promise.reject(new FilesUnavailable('out of reach'))
    }
  }),
  RATE_LIMITED: changed(name, undefined, async (made, { browser }) => {
    const { user } = await browser.client(getMe, {})
    await triedOften(made, `project-picture:${user.id}`, PROJECT.uploadsPerHour)
  }),
})

export const projectPictureRejections = {
  uploadProjectImage: {
    INVALID_ID: changed('uploadProjectImage', (input) => ({
      params: { ...input.params, imageType: 'reward' },
      body: { ...input.body, reward_id: 'rwd_of_nobody' },
    })),
    INVALID_VALUE: elsewhere('uploadProjectImage', { imageType: 'poster' }),
    MAX_COUNT: changed(
      'uploadProjectImage',
      (input) => ({ ...input, params: { ...input.params, imageType: 'images' } }),
      async (made, prepared) => {
        const image = { file: 'a.webp', width: 1, height: 1, color: '#000000', alt: '', widths: [] }
        await projectBecomes({ images: Array.from({ length: 10 }, () => image) })(
          made,
          projectOf(prepared.input),
        )
        Object.assign(prepared.input, { body: { file: await pictureFile({ width: 1024, height: 576 }) } })
      },
    ),
    ...pictureFiles('uploadProjectImage', 2),
    IMAGE_ASPECT_RATIO: pictured('uploadProjectImage', () => pictureFile({ width: 1200, height: 1200 })),
    IMAGE_DIMENSIONS: pictured('uploadProjectImage', () => pictureFile({ width: 300, height: 400 })),
  },
  removeProjectImage: { INVALID_ID: elsewhere('removeProjectImage', { imageId: 'no-picture' }) },
  setVariantImage: {
    INVALID_ID: elsewhere('setVariantImage', { variantId: 'var_of_nobody' }),
    FILE_NOT_ALLOWED: changed('setVariantImage', undefined, ({ platform }, { input }) =>
      platform.db
        .update(rewardVariants)
        .set({ name: '' })
        .where(eq(rewardVariants.id, input.params.variantId)),
    ),
    ...pictureFiles('setVariantImage', 1),
  },
} satisfies Rejections

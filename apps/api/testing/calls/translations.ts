import { saveTranslation } from '@kindling/api-client/contract/translations'
import { PROJECT } from '@kindling/validation/limits'
import { fingerprint } from '@kindling/validation/rules/translation'
import { eq } from 'drizzle-orm'
import { projects } from '../../database/schema.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, oddText, type Rejections } from './rejection.ts'
import { addsEdit, again } from './replay.ts'

const body = { key: 'name', text: 'La bouilloire de Fernhill', of: fingerprint('Fernhill kettle') }

/** A creator, whose draft has its name in French, and the call about it. */
const ofFrench =
  <Input>(inputOf: (params: { id: string; language: string }) => Input) =>
  async (stage: Stage) => {
    const { browser, projectId: id } = await stage.draft()
    const params = { id, language: 'fr' }
    await browser.client(saveTranslation, { params, body })
    return { browser, input: inputOf(params) }
  }

/** The texts of a project in other languages. */
export const translationCalls = {
  listTranslations: ofFrench(({ id }) => ({ params: { id } })),
  saveTranslation: again(addsEdit)(ofFrench((params) => ({ params, body: { ...body, text: 'Bouilloire' } }))),
  removeTranslation: again(addsEdit)(ofFrench((params) => ({ params }))),
} satisfies Partial<HappyCalls>

const saved = (change: object) =>
  changed('saveTranslation', (input) => ({ ...input, body: { ...input.body, ...change } }))

export const translationRejections = {
  listTranslations: {},
  saveTranslation: {
    INVALID_ID: saved({ key: 'reward:of_nobody:title' }),
    // English comes first.
    FIELD_MISSING: changed('saveTranslation', undefined, ({ platform }, { input }) =>
      platform.db
        .update(projects)
        .set({ blurb: '' })
        .where(eq(projects.id, Number(input.params.id))),
    ),
    ITERABLE_LENGTH_LONG: saved({ text: 'x'.repeat(PROJECT.nameMax + 1) }),
    REGEX_FAIL: saved({ text: oddText }),
  },
  removeTranslation: {
    INVALID_ID: changed('removeTranslation', (input) => ({
      ...input,
      params: { ...input.params, language: 'tlh' },
    })),
  },
} satisfies Rejections

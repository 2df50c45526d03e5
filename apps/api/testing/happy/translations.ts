import { saveTranslation } from '@kindling/api-client/contract/translations'
import { fingerprint } from '@kindling/validation/rules/translation'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
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
export const translations = {
  listTranslations: ofFrench(({ id }) => ({ params: { id } })),
  saveTranslation: again(addsEdit)(ofFrench((params) => ({ params, body: { ...body, text: 'Bouilloire' } }))),
  removeTranslation: again(addsEdit)(ofFrench((params) => ({ params }))),
} satisfies Partial<HappyCalls>

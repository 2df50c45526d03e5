import { PROJECT } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { projects } from '../../database/schema.ts'
import { changed, type Rejections } from './rejection.ts'

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
    REGEX_FAIL: saved({ text: 'half \0 a word' }),
  },
  removeTranslation: {
    INVALID_ID: changed('removeTranslation', (input) => ({
      ...input,
      params: { ...input.params, language: 'tlh' },
    })),
  },
} satisfies Rejections

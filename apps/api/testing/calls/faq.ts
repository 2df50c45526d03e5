import { COMMUNITY } from '@kindling/validation/limits'
import { faqItems } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { about, after, full } from './about-draft.ts'
import type { HappyCalls } from './prepared.ts'
import { elsewhere, oddText, type Rejections, sent } from './rejection.ts'
import { addsAnother, addsEdit, again, isGone } from './replay.ts'

/** The questions of a draft. */
export const faqCalls = {
  createFaqItem: again(addsAnother)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: { question: 'Does it fit a caravan?', answer: 'Yes.' },
    })),
  ),
  updateFaqItem: again(addsEdit)(
    about(({ projectId, faqId }) => ({
      params: { id: projectId, itemId: faqId },
      body: { question: 'Does it whistle?', answer: 'Softly.' },
    })),
  ),
  removeFaqItem: again(isGone)(
    about(({ projectId, faqId }) => ({ params: { id: projectId, itemId: faqId } })),
  ),
} satisfies Partial<HappyCalls>

const faqTexts = <N extends 'createFaqItem' | 'updateFaqItem'>(name: N) => ({
  FIELD_MISSING: sent(name, { answer: '' }),
  ITERABLE_LENGTH_LONG: sent(name, { question: 'x'.repeat(COMMUNITY.questionMax + 1) }),
  REGEX_FAIL: sent(name, { question: oddText }),
})

export const faqRejections = {
  createFaqItem: {
    ...faqTexts('createFaqItem'),
    MAX_COUNT: after(
      'createFaqItem',
      full(
        (n) => ({ id: newId('faq'), position: n, question: 'Why?', answer: 'So.' }),
        faqItems,
        COMMUNITY.questionsMax,
      ),
    ),
  },
  updateFaqItem: {
    ...faqTexts('updateFaqItem'),
    INVALID_ID: elsewhere('updateFaqItem', { itemId: 'faq_of_nobody' }),
  },
  removeFaqItem: { INVALID_ID: elsewhere('removeFaqItem', { itemId: 'faq_of_nobody' }) },
} satisfies Rejections

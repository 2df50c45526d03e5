import { commentForm } from './comment.ts'
import { faqForm } from './faq.ts'
import { commentFlagForm, projectFlagForm } from './flag.ts'
import { testForm } from './form-table.ts'
import { referralLinkForm } from './referral-link.ts'
import { updateForm } from './update.ts'

testForm('comment', commentForm, { text: 'Lovely.' }, [
  [{ text: '\n ' }, 'text VALUE_MISSING'],
  [{ text: 'x'.repeat(2001) }, 'text ITERABLE_LENGTH_LONG'],
])
testForm('question and answer', faqForm, { question: 'When?', answer: 'In May.' }, [
  [{ question: '' }, 'question VALUE_MISSING'],
  [{ answer: '' }, 'answer VALUE_MISSING'],
  [{ question: 'x'.repeat(201) }, 'question ITERABLE_LENGTH_LONG'],
  [{ answer: 'x'.repeat(5001) }, 'answer ITERABLE_LENGTH_LONG'],
])
const now = 1_796_000_000
testForm(
  'update',
  updateForm({ nowMs: () => now * 1000 }),
  { name: 'News', description: '<b>It works</b>', public: true },
  [
    [{ name: '' }, 'name VALUE_MISSING'],
    [{ name: 'x'.repeat(121) }, 'name ITERABLE_LENGTH_LONG'],
    [{ description: '' }, 'description VALUE_MISSING'],
    [{ description: '<b> </b><br>' }, 'description VALUE_MISSING'],
    [{ description: 'x'.repeat(20_001) }, 'description ITERABLE_LENGTH_LONG'],
    [{ public: undefined }, 'public INVALID_TYPE'],
    [{ draft: 'no' }, 'draft INVALID_TYPE'],
    [{ reward_ids: 'rwd_1' }, 'reward_ids INVALID_TYPE'],
    [{ reward_ids: Array.from({ length: 101 }, String) }, 'reward_ids ITERABLE_LENGTH_LONG'],
    [{ publish_at: now }, 'publish_at DATE_EARLY'],
    [{ publish_at: now + 366 * 86_400 }, 'publish_at OUT_OF_RANGE'],
  ],
)
testForm('report a comment', commentFlagForm, { reason: 'SPAM' }, [
  [{ reason: '' }, 'reason VALUE_MISSING'],
  [{ reason: 'fraudulent' }, 'reason VALUE_INVALID'],
  [{ text: 'x'.repeat(1001) }, 'text ITERABLE_LENGTH_LONG'],
])
testForm('report a project', projectFlagForm, { reason: 'fraudulent', text: '' }, [
  [{ reason: undefined }, 'reason VALUE_MISSING'],
  [{ reason: 'SPAM' }, 'reason VALUE_INVALID'],
])
testForm('referral link', referralLinkForm, { name: 'Podcast' }, [
  [{ name: '' }, 'name VALUE_MISSING'],
  [{ name: 'x'.repeat(61) }, 'name ITERABLE_LENGTH_LONG'],
])

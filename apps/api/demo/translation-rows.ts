import { translatableTexts } from '@kindling/validation/rules/translation'
import type { projectTranslations } from '../database/schema.ts'
import { translated } from './content/translations.ts'
import type { DemoProject } from './content/types.ts'
import type { rewardRows, storyRows } from './project-rows.ts'

type Row = typeof projectTranslations.$inferInsert
type Rows = Pick<ReturnType<typeof rewardRows>, 'rewardList' | 'variantList'> &
  Pick<ReturnType<typeof storyRows>, 'milestoneList' | 'faqList'>

/** Texts of a project in other languages; one whose English is not there any more is a mistake in the content. */
export function translationRows(
  project: DemoProject,
  projectId: number,
  { rewardList, variantList, milestoneList, faqList }: Rows,
): Row[] {
  const texts = translatableTexts({
    ...project,
    rewards: rewardList.map((reward) => ({
      id: reward.id,
      title: reward.title,
      description: reward.description ?? '',
      includes: reward.includes ?? [],
      variants: variantList
        .filter(({ rewardId }) => rewardId === reward.id)
        .map(({ id, name = '' }) => ({ id, name })),
    })),
    milestones: milestoneList.map(({ id, title, description = '' }) => ({ id, title, description })),
    faq: faqList,
  })
  return (translated[project.slug] ?? []).flatMap(({ language, texts: byEnglish }) => {
    const rows = texts.flatMap(({ key, english }) => {
      const text = byEnglish[english]
      return text === undefined ? [] : [{ projectId, language, key, text, source: english }]
    })
    const used = new Set(rows.map(({ source }) => source))
    const stale = Object.keys(byEnglish).find((english) => !used.has(english))
    if (stale !== undefined) throw new Error(`${project.slug} does not say "${stale}"`)
    return rows
  })
}

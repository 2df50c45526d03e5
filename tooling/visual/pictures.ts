import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestDetails, test } from '@playwright/test'
import { nameOfShot } from './photograph.ts'
import type { Folders, Row } from './rows.ts'

export interface ReportData extends Folders {
  readonly rows: readonly (Row & { readonly isAccepted: boolean })[]
}

const tag = (text: string) => `@${text.replaceAll(/\s+/g, '-')}`

/**
 * One test a picture that changed, for Playwright's own report: its slider, its search and its tags. A file of the
 * report is a cause, so that the pictures of one change stand together.
 */
export function picturesOf(cause: string): void {
  const { rows, before, after }: ReportData = JSON.parse(readFileSync(process.env.PICTURES ?? '', 'utf8'))
  for (const row of rows.filter((each) => each.cause === cause)) {
    const { story, mode, kind, trouble, isAccepted } = row
    const name = nameOfShot(row)
    const details: TestDetails = {
      tag: [mode.name, kind, ...(isAccepted ? ['accepted'] : []), story.title.split('/').at(-1) ?? ''].map(
        tag,
      ),
      annotation: [
        { type: 'story', description: story.id },
        { type: 'accept', description: `pnpm visual accept "why it should look so" ${story.id}` },
      ],
    }
    test(`${story.title} › ${story.name} › ${mode.name}`, details, async () => {
      const show = (label: string, folder: string) =>
        test.info().attach(label, { path: join(folder, name), contentType: 'image/png' })
      if (trouble) throw new Error(trouble)
      if (kind === 'new') await show('only after', after)
      if (kind === 'gone') await show('only before', before)
      if (isAccepted) {
        await show('before', before)
        await show('after, accepted', after)
      } else if (kind === 'differs')
        expect(readFileSync(join(after, name))).toMatchSnapshot([name], { threshold: 0, maxDiffPixels: 0 })
    })
  }
}

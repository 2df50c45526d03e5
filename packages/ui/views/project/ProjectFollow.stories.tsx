import { flagProject, subscribeToProject } from '@kindling/api-client/contract/project-actions'
import { answers } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, screen } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ProjectFollow, type ProjectFollowProps } from './ProjectFollow.tsx'

/** As the page holds it: the platform's answer is what is shown next. */
function Held({ subscribed: start, ...props }: ProjectFollowProps) {
  const [subscribed, setSubscribed] = useState(start)
  return (
    <ProjectFollow
      {...props}
      subscribed={subscribed}
      onSubscribe={async (subscribe) => {
        const answer = await storyClient(subscribeToProject, { params: { id: '7' }, body: { subscribe } })
        setSubscribed(answer.subscribed)
      }}
      onFlag={(body) => storyClient(flagProject, { params: { id: '7' }, body })}
    />
  )
}

const share = { url: 'https://kindling.example/project/fernhill-kettle', title: 'Fernhill' }
const meta = preview.meta({
  title: 'Views/Project/Subscribe and report',
  component: ProjectFollow,
  tags: ['views', '!autodocs'],
  parameters: answers(),
  args: { subscribed: false, share, onSubscribe: fn(), onFlag: fn(), onLogin: null },
  render: (args) => <Held {...args} />,
})

const rejects = rejecting('flagProject')

const stays = { focus: 'stays' } as const
/** Shown at once, and taken back if it fails (front end 13). */
export const Default = meta.story(
  sending(
    async (context: PlayContext) => {
      const t = wordsOf(context, 'project')
      await context.userEvent.click(
        await context.canvas.findByRole('button', { name: t('action.subscribe') }),
      )
    },
    async (context) => {
      const t = wordsOf(context, 'project')
      const on = await context.canvas.findByRole('button', { name: t('action.subscribed') })
      await expect(on).toHaveAttribute('aria-pressed', 'true')
    },
  ),
)
export const SubscribeNotFound = Default.extend(
  rejected('subscribeToProject', 'NOT_FOUND', /We could not find this project/, {
    field: 'project',
    ...stays,
  }),
)
export const SubscribeSessionEnded = Default.extend(
  rejected('subscribeToProject', 'RESTRICTED_AREA', /Log in to continue/, stays),
)
export const SubscribeNetworkFailure = Default.extend(
  rejected('subscribeToProject', 'NETWORK_FAILURE', /We could not reach the server/, stays),
)
export const Subscribed = meta.story({ args: { subscribed: true } })
/** A visitor is sent to the log-in. */
export const Visitor = meta.story({
  args: { onLogin: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report this project' }))
    await expect(args.onLogin).toHaveBeenCalledTimes(1)
  },
})

const flagLabels = { text: 'project:flag.text', reason: 'project:flag.reason' }
export const Reporting = meta.story(
  sending(
    async (context: PlayContext) => {
      const t = wordsOf(context, 'project')
      const { canvas, userEvent } = context
      await userEvent.click(await canvas.findByRole('button', { name: t('action.report') }))
      const fraud = await screen.findByRole('radio', { name: t('flag.fraudulent') }, { timeout: 15_000 })
      await userEvent.click(fraud)
      await userEvent.click(await screen.findByRole('button', { name: t('flag.submit') }))
    },
    async (context) => {
      const t = wordsOf(context, 'project')
      await expect(await context.canvas.findByText(t('flag.done'))).toBeVisible()
    },
    'errors:form.change',
    flagLabels,
  ),
)
/** Nothing: a moderator reads the first report. */
export const ReportTwice = Reporting.extend(
  rejects('PROJECT_FLAG_EXISTS', /You have already reported this/, {
    retry: 'after a change',
  }),
)
export const ReportTooLong = Reporting.extend(
  rejects('ITERABLE_LENGTH_LONG', /Use at most 1,000 characters/, 'text'),
)
export const ReportOddCharacters = Reporting.extend(
  rejects('REGEX_FAIL', /This holds characters that are not allowed here/, 'text'),
)
export const ReportNotFound = Reporting.extend(
  rejects('NOT_FOUND', /We could not find this project/, 'project'),
)
export const ReportSessionEnded = Reporting.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const ReportNetworkFailure = Reporting.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)

const shared = fn(async () => undefined)
/** A device that has a sheet for sharing, as phones do. */
export const OnADeviceThatShares = meta.story({
  beforeEach: () => {
    shared.mockClear()
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async (context) => {
    const t = wordsOf(context, 'project')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('action.share') }))
    await expect(shared).toHaveBeenCalledWith(share)
  },
})

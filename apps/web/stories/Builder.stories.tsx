import { answers, fixtures } from '@kindling/api-client/scenarios'
import { opened, rejected, rejecting } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn, comesBack, couldNotReach, nothingHere, notThere, unreachable } from './plays.ts'

const { backer, readyDraft } = fixtures

const meta = preview.meta({
  title: 'Pages/Builder',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers([], { draft: readyDraft }) },
  args: { path: '/dashboard/31/overview', user: backer },
})

const rejects = rejecting('getPrivateProject')

export const Visitor = meta.story({ args: { path: '/create', user: null }, play: asksToLogIn })
export const Dashboard = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  },
})
export const Preview = meta.story({
  args: { path: '/project/preview/prv_c29tZSByYW5kb20gYml0cw', user: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Hollin/ })).toBeVisible()
    await expect(await canvas.findByText(/You are previewing a draft/)).toBeVisible()
  },
})
/** The state of a rehearsal is in the address of the creator’s preview; its steps are those of the view’s stories. */
export const Rehearsing = meta.story({
  args: { path: '/project/preview/prv_c29tZSByYW5kb20gYml0cw?rehearse=vote&as=backer', user: backer },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('region', { name: 'Rehearsal' }, { timeout: 10_000 })
    // Found anew each time: the page around it is drawn again while its parts arrive.
    const current = () => canvas.getByRole('region', { name: 'Rehearsal' }).querySelector('[aria-current]')
    await waitFor(() => expect(current()).toHaveTextContent('Vote open'))
    await expect(await canvas.findByRole('link', { name: 'Read and vote' })).toBeVisible()
  },
})

export const NotFound = Dashboard.extend(rejects('NOT_FOUND', nothingHere, { field: 'project', ...notThere }))
NotFound.test('keeps the footer, and has no header of the site (spec 1 §2)', async ({ canvas }) => {
  await expect(await canvas.findByRole('contentinfo')).toBeVisible()
  await expect(canvas.queryByRole('banner')).not.toBeInTheDocument()
})
export const MissingPermission = Dashboard.extend(rejects('MISSING_PERMISSION', nothingHere, notThere))
export const NetworkFailure = Dashboard.extend(rejects('NETWORK_FAILURE', couldNotReach, unreachable))
NetworkFailure.test('comes back', comesBack('heading', 'Overview'))
export const RequestTimeout = Dashboard.extend(rejects('REQUEST_TIMEOUT', couldNotReach, unreachable))
export const ExternalError = Dashboard.extend(rejects('EXTERNAL_ERROR', couldNotReach, unreachable))
export const SessionEnded = Dashboard.extend(
  rejects('RESTRICTED_AREA', /Welcome back/, {
    by: 'heading',
    words: 'auth:login.title',
  }),
)
export const PreviewNotFound = Preview.extend(
  rejected('getProjectPreview', 'NOT_FOUND', nothingHere, { field: 'project', ...notThere }),
)
export const PreviewNetworkFailure = Preview.extend(
  rejected('getProjectPreview', 'NETWORK_FAILURE', couldNotReach, unreachable),
)

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Floor, listUrl, makeI18n, wideUrl } from './Floor.tsx'

/** The floor behind static HTML: rendered once, with its initial answers. */
export async function renderFloor(
  url: string,
  read: (path: string) => Promise<unknown>,
): Promise<{ html: string; early: string }> {
  const name = new URL(url, 'http://floor').searchParams.get('project')
  const keys = [listUrl, wideUrl(name)]
  const answers = await Promise.all(keys.map(read))
  const route = (routes: ReactNode) => <StaticRouter location={url}>{routes}</StaticRouter>
  const early = Object.fromEntries(keys.map((key, index) => [key, answers[index]])) as never
  return {
    html: renderToString(<Floor i18n={makeI18n()} early={early} route={route} />),
    early: JSON.stringify(early),
  }
}

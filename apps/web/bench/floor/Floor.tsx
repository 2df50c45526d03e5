import { createInstance, type i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom'
import useSWR, { SWRConfig } from 'swr'

interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly sources: readonly { readonly url: string; readonly width: number }[]
}
interface Card {
  readonly id: string
  readonly name: string
  readonly main_image: Picture | null
  readonly wide_image: Picture | null
}
type Data = Readonly<Record<string, { readonly projects?: readonly Card[]; readonly project?: Card }>>

export function makeI18n(): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: {
        translation: { title: 'It takes many small pieces to start a fire.', funded: '{{percent}}% funded' },
      },
    },
    defaultNS: 'common',
    initAsync: false,
    react: { useSuspense: false },
  })
  return instance
}

const read = (url: string) => fetch(url).then((response) => response.json())
export const listUrl = '/api/projects/filter/trending/?page%5Bsize%5D=12'
export const wideUrl = (name: string | null) =>
  name ? `/api/projects/${name}/` : '/api/projects/filter/featured/'

function Image({
  picture,
  sizes,
  first = false,
}: {
  picture: Picture | null
  sizes: string
  first?: boolean
}) {
  if (!picture) return null
  return (
    <img
      src={picture.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' as const })}
    />
  )
}

function List() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { data: wide } = useSWR<Data[string]>(wideUrl(search.get('project')), read)
  const { data: list } = useSWR<Data[string]>(listUrl, read)
  const shown = wide?.project ?? wide?.projects?.[0]
  return (
    <main>
      <h1>{t('loading')}</h1>
      {shown && (
        <div className="wide">
          <Image
            picture={shown.wide_image ?? shown.main_image}
            sizes="(min-width: 1100px) 740px, 100vw"
            first
          />
          <h2>{shown.name}</h2>
        </div>
      )}
      <ul>
        {list?.projects?.map((project) => (
          <li key={project.id}>
            <Image picture={project.main_image} sizes="(min-width: 700px) 297px, 240px" />
            <h3>
              <Link to={`?project=${project.id}`}>{project.name}</Link>
            </h3>
            <p>{t('facts.funded', { percent: '83%' })}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}

export interface FloorProps {
  readonly i18n: i18n
  /** Answers by URL, if they came with the page. */
  readonly early?: Data | undefined
  /** The router on the server, which has no browser history. */
  readonly route?: (routes: ReactNode) => ReactNode
}

const inBrowser = (routes: ReactNode) => <BrowserRouter>{routes}</BrowserRouter>

export function Floor({ i18n, early, route = inBrowser }: FloorProps) {
  const routes = (
    <Routes>
      <Route path="*" element={<List />} />
    </Routes>
  )
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={early ? { fallback: early, revalidateIfStale: false } : {}}>
        {route(routes)}
      </SWRConfig>
    </I18nextProvider>
  )
}

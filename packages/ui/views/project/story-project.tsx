import type { Project } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { fn, type screen, within } from '#catalogue/test'
import { ProjectView } from './ProjectView.tsx'
import type { ProjectViewProps } from './project-view-props.ts'

const { nowSeconds, wholeKettle } = fixtures
export const kettle = (change: Partial<Project>): Project => ({ ...wholeKettle, ...change })

/** The page with a country that the person can change. */
export function Held({ country: initial, ...props }: ProjectViewProps) {
  const [country, setCountry] = useState(initial)
  return (
    <ProjectView
      {...props}
      country={country}
      onCountryChange={(next) => {
        setCountry(next)
        props.onCountryChange(next)
      }}
    />
  )
}

/** Shared start of every story of a project's page. */
export const projectStory = {
  parameters: { layout: 'fullscreen' as const, docs: { story: { inline: false, iframeHeight: '800px' } } },
  args: {
    project: wholeKettle,
    now: nowSeconds * 1000,
    tab: 'project' as const,
    hrefs: {
      project: '/project/fernhill-kettle',
      faq: '/project/fernhill-kettle/faq',
      updates: '/project/fernhill-kettle/updates',
      discussion: '/project/fernhill-kettle/discussion',
      category: '/projects/categories/6',
      creator: '/user/usr_greta',
    },
    country: 'CAN',
    onCountryChange: fn(),
    rewardHref: (_: unknown, variantId: string) => `/project/7/checkout?variant=${variantId}`,
    onSupport: fn(),
    onSubscribe: fn(),
    onShare: fn(),
    onReport: fn(),
  },
  render: (args: ProjectViewProps) => <Held {...args} />,
}

/** The three panels of one page have the same text: the panel itself is the complementary region. */
export const panelOf = (canvas: { getAllByRole: typeof screen.getAllByRole }) => {
  const [panel] = canvas.getAllByRole('complementary')
  if (!panel) throw new Error('There is a pledge panel')
  return within(panel)
}
export const cardOf = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('article', { name }))

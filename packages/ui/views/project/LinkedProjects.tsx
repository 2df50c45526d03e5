import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Link } from '../../primitives/Link/Link.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

type Linked = Project['continued_by'][number]
const hrefOf = ({ id, vanity_url }: Linked) => `/project/${vanity_url ?? id}`

/** The project that this one goes on from, and those that go on from it; nothing where there are none. */
export function LinkedProjects({
  project,
}: {
  readonly project: Pick<Project, 'continues' | 'continued_by'>
}) {
  const { t } = useTranslation('project')
  const { continues, continued_by } = project
  return (
    <>
      {continues && (
        <Text>
          {t('linked.continues')} <Link href={hrefOf(continues)}>{continues.name}</Link>
        </Text>
      )}
      {continued_by.map((next) => (
        <Text key={next.id}>
          {t('linked.continuedBy')} <Link href={hrefOf(next)}>{next.name}</Link>
        </Text>
      ))}
    </>
  )
}

import { type TeamRole, teamRoles } from '@kindling/validation/permissions'
import check from 'lucide-react/icons/check'
import minus from 'lucide-react/icons/minus'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { classes } from '../../theme/layout.ts'
import * as styles from './team.css.ts'

/** What a team may do, and the first role that may (decisions 2 §2). */
const rights = [
  { right: 'read', from: 'VIEWER' },
  { right: 'edit', from: 'USER' },
  { right: 'comments', from: 'USER' },
  { right: 'backers', from: 'USER' },
  { right: 'publish', from: 'ADMIN' },
  { right: 'money', from: 'ADMIN' },
] as const

const may = (role: TeamRole, from: TeamRole) => teamRoles.indexOf(role) >= teamRoles.indexOf(from)

/** What each role may do; one's own column is marked. */
export function RolesTable({ own }: { readonly own: TeamRole }) {
  const { t } = useTranslation('dashboard')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table in a group, not fields of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div className={styles.scroller} role="group" aria-label={t('roles.title')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('roles.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.right} />
            {teamRoles.map((role) => (
              <th key={role} scope="col" className={classes(styles.role, role === own && styles.own)}>
                {t(role === own ? 'roles.yours' : 'roles.plain', { role: t(`roles.${role}`) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ right, from }) => (
            <tr key={right}>
              <th scope="row" className={styles.right}>
                {t(`rights.${right}`)}
              </th>
              {teamRoles.map((role) => {
                const answer = may(role, from) ? 'yes' : 'no'
                return (
                  <td key={role} className={classes(styles.answer[answer], role === own && styles.own)}>
                    <Icon icon={answer === 'yes' ? check : minus} size={18} />
                    <VisuallyHidden>{t(`roles.${answer}`)}</VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

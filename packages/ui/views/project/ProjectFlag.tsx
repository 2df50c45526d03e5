import { useTranslation } from 'react-i18next'
import { FlagDialog, type FlagDialogProps } from '../shared/FlagDialog.tsx'

/** Reports a project; its words come with it, for few people open it. */
export function ProjectFlag(props: Pick<FlagDialogProps<'project'>, 'onFlag' | 'onClose'>) {
  const { t } = useTranslation('flag')
  return <FlagDialog subject="project" words={(key) => t(key)} {...props} />
}

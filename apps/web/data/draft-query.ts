import { getPrivateProject, getProjectPreview } from '@kindling/api-client/contract/project-editing'
import { query } from './query.ts'

/* Apart from the calls that change a draft: pages that only read it do not load the forms. */

export const draftQuery = (id: string) => query(getPrivateProject, { params: { id } })
export const previewQuery = (code: string) => query(getProjectPreview, { params: { id: code } })

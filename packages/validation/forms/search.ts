import * as z from 'zod/mini'
import { SEARCH } from '../limits/lists.ts'
import { length, required } from './field.ts'

/** Spec 1 §5: only a non-empty query is searched for. */
export const searchForm = z.object({ query: required('VALUE_MISSING', length({ max: SEARCH.queryMax })) })
export type SearchForm = z.infer<typeof searchForm>

import { createContext, use } from 'react'

/** Origin of the page: social previews need full addresses, and the server has no `location`. */
export const PageOrigin = createContext('')
export const usePageOrigin = (): string => use(PageOrigin)

/** Whether search engines may list the page, from its route. Only the server uses it. */
export const PageIndex = createContext<'yes' | 'no'>('yes')

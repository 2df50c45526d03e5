import { createContext, use } from 'react'

/** Origin the page is served from: social previews need whole addresses, and the server has no `location`. */
export const PageOrigin = createContext('')
export const usePageOrigin = (): string => use(PageOrigin)

/** Whether search engines may list the page, by its route. Only the server says and reads it. */
export const PageIndex = createContext<'yes' | 'no'>('yes')

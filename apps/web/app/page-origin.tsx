import { createContext, use } from 'react'

/** Origin the page is served from: social previews need whole addresses, and the server has no `location`. */
export const PageOrigin = createContext('')
export const usePageOrigin = (): string => use(PageOrigin)

import { createContext, use } from 'react'

/** Milliseconds at which the page was rendered: server and browser must count the same days left. */
export const PageMoment = createContext(0)
export const usePageNow = (): number => use(PageMoment)

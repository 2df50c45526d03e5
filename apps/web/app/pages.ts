import type { ComponentType } from 'react'

export interface PageModule {
  readonly default: ComponentType
}

const pages = new Map<string, ComponentType>()

/**
 * Registers the page of a route's file; the build inserts the call in every Page.tsx (vite.config.ts). A chunk that the
 * document names is imported by its address, and a bundler renames its exports: this finds its page all the same.
 */
export function namePage(file: string, component: ComponentType): void {
  pages.set(file, component)
}

/** The page of a file that is already imported. */
export function pageOf(file: string): PageModule {
  const component = pages.get(file)
  if (!component) throw new Error(`${file} names no page`)
  return { default: component }
}

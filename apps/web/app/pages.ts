import type { ComponentType } from 'react'

export interface PageModule {
  readonly default: ComponentType
}

const pages = new Map<string, ComponentType>()

/**
 * Names the page of a route's file; the build calls it in every Page.tsx (vite.config.ts). A chunk that the document
 * itself names is imported by its address, and a bundler calls what such a chunk exports as it likes: this is how its
 * page is found all the same.
 */
export function namePage(file: string, component: ComponentType): void {
  pages.set(file, component)
}

/** The page of a file that has been imported. */
export function pageOf(file: string): PageModule {
  const component = pages.get(file)
  if (!component) throw new Error(`${file} names no page`)
  return { default: component }
}

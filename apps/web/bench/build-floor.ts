import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = new URL('./floor/', import.meta.url).pathname
export const floorFolder = new URL('../dist/floor', import.meta.url).pathname
export const floorServerEntry = new URL('../dist/floor-server/server.js', import.meta.url).href

/** Builds the floor that our pages are compared with: in the same run, with the same tools. */
export async function buildFloor(): Promise<void> {
  const common = { configFile: false as const, root, logLevel: 'error' as const, plugins: [react()] }
  await build({
    ...common,
    base: '/floor/',
    build: {
      outDir: floorFolder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
  await build({
    ...common,
    build: { ssr: 'server.tsx', outDir: '../../dist/floor-server', emptyOutDir: true },
  })
}

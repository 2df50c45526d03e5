import { expect, test } from 'vitest'
import { componentFile, componentsOf, exportsComponentsAlone } from './components-of.ts'

test('components are the exported values with a capital', () => {
  const source = `
export interface CardProps {}
export const LIMIT = 3
export function Card() {}
export const CardSkeleton = () => null
function Inner() {}`
  expect(componentsOf(source)).toEqual(['Card', 'CardSkeleton'])
})

test('a file gives components alone if nothing else but types is exported', () => {
  expect(exportsComponentsAlone('export type A = 1\nexport interface B {}\nexport function Card() {}')).toBe(
    true,
  )
  expect(exportsComponentsAlone('export function Card() {}\nexport const useCard = () => 1')).toBe(false)
  expect(exportsComponentsAlone('export function Card() {}\nexport const LIMIT = 3')).toBe(false)
  expect(exportsComponentsAlone("export { Card } from './Card.tsx'")).toBe(false)
  expect(exportsComponentsAlone('export default function Card() {}')).toBe(false)
  expect(exportsComponentsAlone('const inner = 1')).toBe(false)
})

test('stories, tests and pages of documentation are no files of components', () => {
  expect(componentFile.test('packages/ui/widgets/RewardCard/RewardCard.tsx')).toBe(true)
  expect(componentFile.test('apps/web/app/Shell.tsx')).toBe(true)
  expect(componentFile.test('packages/ui/widgets/RewardCard/RewardCard.stories.tsx')).toBe(false)
  expect(componentFile.test('packages/ui/widgets/RewardCard/RewardCard.docs.tsx')).toBe(false)
  expect(componentFile.test('packages/ui/widgets/RewardCard/variants.ts')).toBe(false)
  expect(componentFile.test('apps/web/app/route.tsx')).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { ToastStore } from './toast-store.ts'

test('the same sentence is not shown twice at once', () => {
  const store = new ToastStore()
  store.show('danger', 'The draft could not be saved.')
  store.show('danger', 'The draft could not be saved.')
  expect(store.read()).toHaveLength(1)
})

test('never more than three at once: the oldest is removed', () => {
  const store = new ToastStore()
  for (const text of ['one', 'two', 'three', 'four']) store.show('info', text)
  expect(store.read().map((message) => message.text)).toEqual(['two', 'three', 'four'])
})

test('closing notifies listeners', () => {
  const store = new ToastStore()
  store.show('info', 'one')
  const heard = vi.fn()
  store.subscribe(heard)
  store.close(store.read()[0]?.id ?? 0)
  expect(heard).toHaveBeenCalledOnce()
  expect(store.read()).toEqual([])
})

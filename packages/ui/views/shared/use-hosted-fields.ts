import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CardEntry,
  type HandedOver,
  type HostedFieldLook,
  type HostedFieldName,
  type HostedFieldState,
  type HostedFields,
  hostedFieldNames,
} from '../../state/card-entry.ts'
import type { Failure } from '../../state/failure.ts'

type Problems = Partial<Record<HostedFieldName, Failure['items'][number]['code']>>
const untouched: HostedFieldState = { empty: true, complete: false, problem: null }
const isName = (field: string | undefined): field is HostedFieldName =>
  hostedFieldNames.some((name) => name === field)

/** The page's own look, read where the field will be; the placeholder's colour is that of a hint. */
function lookAt(place: HTMLElement): HostedFieldLook {
  const { color, fontFamily, fontSize } = getComputedStyle(place)
  return { color, fontFamily, fontSize, placeholderColor: color.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.65)') }
}

/** Loads a processor's fields into their places, and keeps what can be known of them: which are filled in, and how. */
export function useHostedFields(open: Extract<CardEntry, { kind: 'hosted' }>['open']) {
  const { i18n } = useTranslation()
  const number = useRef<HTMLDivElement>(null)
  const expiration = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const places = { card_number: number, expiration, cvv }
  const fields = useRef<HostedFields>(null)
  const states = useRef<Partial<Record<HostedFieldName, HostedFieldState>>>({})
  const [loaded, setLoaded] = useState<'pending' | 'ready' | 'failed'>('pending')
  const [problems, setProblems] = useState<Problems>({})

  const hear = (name: HostedFieldName, state: HostedFieldState) => {
    states.current[name] = state
    setProblems(({ [name]: _, ...rest }) => (state.problem ? { ...rest, [name]: state.problem } : rest))
  }
  const load = useEffectEvent(async (isCurrent: () => boolean): Promise<HostedFields | null> => {
    const place = number.current
    if (!place) return null
    const opened = await open({ look: lookAt(place), language: i18n.language, onChange: hear })
    if (!isCurrent()) {
      opened.remove()
      return null
    }
    for (const name of hostedFieldNames) {
      const there = places[name].current
      if (there) opened.mount(name, there)
    }
    fields.current = opened
    setLoaded('ready')
    return opened
  })

  useEffect(() => {
    let current = true
    const loading = load(() => current)
    loading.catch(() => current && setLoaded('failed'))
    const restyle = () => number.current && fields.current?.restyle(lookAt(number.current))
    // The theme changes by the person's choice, an attribute of the page, or by the machine's.
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', restyle)
    const chosen = new MutationObserver(restyle)
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      current = false
      dark.removeEventListener('change', restyle)
      chosen.disconnect()
      loading.then((opened) => opened?.remove()).catch(() => undefined)
    }
  }, [])

  const show = (found: Problems): boolean => {
    setProblems(found)
    const [first] = hostedFieldNames.filter((name) => found[name])
    if (first) fields.current?.focus(first)
    return first === undefined
  }
  return {
    places,
    problems,
    ready: loaded === 'ready',
    failed: loaded === 'failed',
    /** Whether all fields may be sent; shows what is missing or wrong, and moves to the first of it. */
    check: (): boolean => {
      const found: Problems = {}
      for (const name of hostedFieldNames) {
        const { empty, complete, problem } = states.current[name] ?? untouched
        if (problem) found[name] = problem
        else if (!complete) found[name] = empty ? 'FIELD_MISSING' : 'INVALID_VALUE'
      }
      return show(found)
    },
    /** Shows what the processor rejected beside its fields; returns the rest. */
    place: (failure: Failure): Failure => {
      const here = failure.items.filter(({ field }) => isName(field))
      if (here.length > 0) show(Object.fromEntries(here.map(({ field, code }) => [field, code])))
      return { ...failure, items: failure.items.filter((item) => !here.includes(item)) }
    },
    tokenize: async (holder: { readonly name: string }): Promise<HandedOver> => {
      if (!fields.current) throw new Error('The fields of the processor are not there yet')
      return fields.current.tokenize(holder)
    },
  }
}

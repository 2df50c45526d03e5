import type { formIssues } from '@kindling/validation/forms/issues'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { Failure } from '../../state/failure.ts'
import { SentFormContext } from '../../state/sent-form.ts'
import { failureOf, Rejection, useAction } from '../shared/use-action.ts'
import { useCodeForm } from './code-form.ts'
import { type Placements, placementOf } from './placement.ts'
import { useRejectionFocus } from './use-rejection-focus.ts'

export interface FormOptions<Values extends FieldValues> {
  /** Name under which the form may have messages of its own: `forms.{name}.{field}.{code}`. */
  readonly name?: string | undefined
  readonly schema: Parameters<typeof formIssues>[0]
  readonly empty: Values
  /** Where each code of its call is shown, and whether the same values may be sent again. */
  readonly placements: Placements
  readonly submit: (values: Values) => Promise<unknown>
}

/** Gives an entry the field its code belongs to, if it names none of the form. */
function withFields(failure: Failure, placements: Placements, fields: object): Failure {
  const items = failure.items.map((item) => {
    if (item.field !== undefined && item.field in fields) return item
    const { at } = placementOf(placements, item.code)
    // Over the form the entry keeps a field that the form lacks: the code's message may name it.
    return at in fields ? { ...item, field: at } : item
  })
  return { ...failure, items }
}

/**
 * A form that is sent in one call: a rejection is shown beside its field or over the form, and the button waits for a
 * change if the same values would be rejected again (spec 1 §8).
 */
export function useForm<Values extends FieldValues>({
  name: formName,
  schema,
  empty,
  placements,
  submit,
}: FormOptions<Values>) {
  const sent = use(SentFormContext)
  const [start] = useState(() => {
    if (!sent) return { values: empty, beside: [], over: null }
    const { items, retryAfter } = withFields(sent.failure, placements, empty)
    const isBeside = ({ field }: Failure['items'][number]) => field !== undefined && field in empty
    const over = items.filter((item) => !isBeside(item))
    return {
      values: { ...empty, email: sent.email },
      beside: items.filter(isBeside),
      over: over.length > 0 ? { items: over, retryAfter } : null,
    }
  })
  const form = useCodeForm<Values>(schema, start.values, start.beside, formName)
  const [waits, setWaits] = useState(false)
  // Until scripts have arrived the browser sends the form itself, so nothing may be disabled before.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const action = useAction(async (values: Values) => {
    try {
      await submit(values)
    } catch (error) {
      const failure = withFields(failureOf(error), placements, empty)
      setWaits(failure.items.some(({ code }) => placementOf(placements, code).retry === 'after a change'))
      const rest = form.place(failure)
      if (rest.length > 0) throw new Rejection({ ...failure, items: rest })
    }
  }, start.over)
  const clears = action.failure?.items.some(({ code }) => placementOf(placements, code).clears)
  const rejection = useRejectionFocus(clears ? null : action.failure)
  const { setFocus, setValue, watch } = form
  const { failure } = action
  const clearing = useRef(false)
  useEffect(() => {
    if (!failure || !clears) return
    const password = 'password' as Path<Values>
    clearing.current = true
    setValue(password, '' as PathValue<Values, Path<Values>>)
    clearing.current = false
    setFocus(password)
  }, [failure, clears, setFocus, setValue])

  const changed = () => {
    setWaits(false)
    if (action.failure) action.clear()
  }
  // Country lists and switches register themselves; dates and amounts set their value. Both change the form as well.
  const heard = useEffectEvent((name: string | undefined) => {
    if (name !== undefined && !clearing.current) changed()
  })
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => heard(name))
    return unsubscribe
  }, [watch])

  const field = (name: Path<Values>, label: string) => {
    const registered = form.register(name)
    return {
      ...registered,
      // The server renders it: without scripts nothing else would.
      ...(sent && name === 'email' && { defaultValue: sent.email }),
      label,
      error: form.problem(name, label),
      onChange: (event: { readonly target: object }) => {
        changed()
        return registered.onChange(event)
      },
    }
  }

  return {
    form,
    alive,
    waits,
    pending: action.pending,
    failure,
    /** The alert over the form, which receives focus. */
    rejection,
    /** Props of a field of the form. `label` is for messages that name it. */
    field,
    /** The same for a control that reports a value instead of an input event, such as OtpField. */
    controlled: (name: Path<Values>, label: string) => {
      const { ref, error, onChange } = field(name, label)
      const value: string = form.watch(name)
      return {
        name,
        label,
        ref,
        error,
        value,
        onChange: (next: string) => void onChange({ target: { name, value: next } }),
      }
    },
    /** Sends the value that has just changed, so it does not wait for another change. */
    onComplete: () => void form.handleSubmit((values) => void action.run(values))(),
    onSubmit: form.handleSubmit((values) => {
      if (!waits) void action.run(values)
    }),
  }
}

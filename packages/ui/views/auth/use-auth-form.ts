import type { formIssues } from '@kindling/validation/forms/issues'
import { use, useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useCodeForm } from '../shared/code-form.ts'
import { type Failure, failureOf, Refusal, useAction } from '../shared/use-action.ts'
import { useRefusalFocus } from '../shared/use-refusal-focus.ts'
import { type Treatments, treatmentOf } from './placement.ts'
import { SentFormContext } from './sent-form.ts'

export interface AuthFormOptions<Values extends FieldValues> {
  readonly schema: Parameters<typeof formIssues>[0]
  readonly empty: Values
  /** Where each code of its call is shown, and whether the same may be tried again. */
  readonly treatments: Treatments
  readonly submit: (values: Values) => Promise<unknown>
}

/** Gives each entry the field its code belongs to, where it does not name one of the form. */
function withFields(failure: Failure, treatments: Treatments, fields: object): Failure {
  const items = failure.items.map((item) => {
    if (item.field !== undefined && item.field in fields) return item
    const { at } = treatmentOf(treatments, item.code)
    const { field: _, ...rest } = item
    return at === 'form' ? rest : { ...rest, field: at }
  })
  return { ...failure, items }
}

/**
 * A form that signs somebody in: refusals stand beside their fields or over the form, and the button waits for a
 * change where the same again would be refused again (spec 1 §8).
 */
export function useAuthForm<Values extends FieldValues>({
  schema,
  empty,
  treatments,
  submit,
}: AuthFormOptions<Values>) {
  const sent = use(SentFormContext)
  const [start] = useState(() => {
    if (!sent) return { values: empty, beside: [], over: null }
    const { items, retryAfter } = withFields(sent.failure, treatments, empty)
    const over = items.filter(({ field }) => field === undefined)
    return {
      values: { ...empty, email: sent.email },
      beside: items.filter(({ field }) => field !== undefined),
      over: over.length > 0 ? { items: over, retryAfter } : null,
    }
  })
  const form = useCodeForm<Values>(schema, start.values, start.beside)
  const [waits, setWaits] = useState(false)
  // Until scripts have arrived the browser sends the form itself, so nothing may be disabled before.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const action = useAction(async (values: Values) => {
    try {
      await submit(values)
    } catch (error) {
      const failure = withFields(failureOf(error), treatments, empty)
      setWaits(failure.items.some(({ code }) => treatmentOf(treatments, code).again === 'after a change'))
      const rest = form.place(failure)
      if (rest.length > 0) throw new Refusal({ ...failure, items: rest })
    }
  }, start.over)
  const clears = action.failure?.items.some(({ code }) => treatmentOf(treatments, code).clears)
  const refusal = useRefusalFocus(clears ? null : action.failure)
  const { setFocus, setValue } = form
  const { failure } = action
  useEffect(() => {
    if (!failure || !clears) return
    const password = 'password' as Path<Values>
    setValue(password, '' as PathValue<Values, Path<Values>>)
    setFocus(password)
  }, [failure, clears, setFocus, setValue])

  const field = (name: Path<Values>, label: string) => {
    const registered = form.register(name)
    return {
      ...registered,
      // The server writes it into the page: before scripts nobody else would.
      ...(sent && name === 'email' && { defaultValue: sent.email }),
      label,
      error: form.problem(name, label),
      onChange: (event: { readonly target: object }) => {
        setWaits(false)
        if (action.failure) action.clear()
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
    /** For the words over the form: focus goes there. */
    refusal,
    /** What a field of the form takes. `label` is for messages that name it. */
    field,
    /** The same for a field that holds no input event but a value, as OtpField. */
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
    /** Sends what has just been changed, and so does not wait for another change. */
    onComplete: () => void form.handleSubmit((values) => void action.run(values))(),
    onSubmit: form.handleSubmit((values) => {
      if (!waits) void action.run(values)
    }),
  }
}

import { formIssues } from '@kindling/validation/forms/issues'
import { useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { Failure } from '../../state/failure.ts'
import { type CodeItem, useMessages } from './messages.ts'

type Schema = Parameters<typeof formIssues>[0]

/** Codes and their params as react-hook-form stores them: the code is the type, params are its `types`. */
const asFieldError = ({
  code,
  params,
}: {
  code: string
  params?: Readonly<Record<string, string | number>>
}) => ({
  type: code,
  message: code,
  // Its type knows texts alone; a number is kept as one, and its message writes it as one.
  types: (params ?? {}) as Record<string, string>,
})

function resolverOf<Values extends FieldValues>(schema: Schema): Resolver<Values> {
  return (values) => {
    const issues = formIssues(schema, values)
    if (issues.length === 0) return { values, errors: {} }
    const errors: Record<string, ReturnType<typeof asFieldError>> = {}
    for (const issue of issues) errors[issue.path] ??= asFieldError(issue)
    return { values: {}, errors } as never
  }
}

export interface CodeForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** What is wrong with a field, in a message that names its label. */
  readonly problem: (field: Path<Values>, label: string) => string | undefined
  /** Shows a rejection beside the fields it names and returns what belongs to the whole form. */
  readonly place: (failure: Failure) => Failure['items']
}

/**
 * A form whose rules are one of `@kindling/validation/forms` and whose messages are error codes.
 *
 * @param rejected entries of a rejection that are shown beside their fields from the start.
 * @param name under which the form may have messages of its own: `forms.{name}.{field}.{code}`.
 */
export function useCodeForm<Values extends FieldValues>(
  schema: Schema,
  defaultValues: Values,
  refused?: Failure['items'],
  name?: string,
): CodeForm<Values> {
  const messageOf = useMessages(name)
  const [known] = useState(() =>
    refused?.length
      ? (Object.fromEntries(
          refused.map((item) => [item.field, asFieldError(item)]),
        ) as unknown as FieldErrors<Values>)
      : undefined,
  )
  const form = useForm<Values>({
    resolver: resolverOf<Values>(schema),
    defaultValues: defaultValues as never,
    // Server-rendered: the form was rejected before any script had arrived.
    ...(known && { errors: known }),
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const [met] = useState(() => new WeakSet<Element>())
  const { errors } = form.formState
  return {
    ...form,
    // Leaving an empty field shows no error: a message would move the link that is about to be pressed. Submitting
    // shows it.
    register: (name, options) => {
      const registered = form.register(name, options)
      return {
        ...registered,
        // react-hook-form writes the default into a new field, over anything typed or autofilled before the script
        // arrived.
        ref: (element: HTMLInputElement | null) => {
          const early = element && !met.has(element) ? element.value : ''
          if (element) met.add(element)
          registered.ref(element)
          if (early && element?.type !== 'checkbox' && element?.value !== early)
            form.setValue(name, early as PathValue<Values, Path<Values>>)
        },
        onBlur: async (event: { readonly target: { readonly value?: unknown } }) => {
          if (event.target.value !== '' || form.getFieldState(name).error) await registered.onBlur(event)
        },
      }
    },
    problem: (field, label) => {
      const found = errors[field]
      if (!found) return undefined
      return messageOf({ code: String(found.type), field, params: found.types as CodeItem['params'] }, label)
    },
    place: (failure) => {
      const here = failure.items.filter((item) => item.field !== undefined && item.field in defaultValues)
      for (const [index, item] of here.entries()) {
        form.setError(item.field as Path<Values>, asFieldError(item), { shouldFocus: index === 0 })
      }
      return failure.items.filter((item) => !here.includes(item))
    },
  }
}

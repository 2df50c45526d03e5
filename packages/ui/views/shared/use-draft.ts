import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, useDrafts } from '../../state/draft-state.ts'
import { forgetDraft, offerDraft } from '../../state/drafts.ts'

/** What is saved if the session ends here, and how it is restored once the person is back. */
export function useDraft(name: string, collect: () => Draft | null, restore: (draft: Draft) => void): void {
  const draft = useDrafts()[name]
  const given = useEffectEvent(collect)
  const take = useEffectEvent(restore)
  useEffect(() => offerDraft(name, () => given()), [name])
  useEffect(() => {
    if (!draft) return
    take(draft)
    forgetDraft(name)
  }, [name, draft])
}

/** The same for a form: `fields` are those that may be saved, never a password, a code or a card. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'formState'>,
  fields: readonly Path<Values>[],
): void {
  const { isDirty } = form.formState
  useDraft(
    name,
    () => (isDirty ? Object.fromEntries(fields.map((field) => [field, form.getValues(field)])) : null),
    (draft) => {
      for (const field of fields)
        if (field in draft)
          form.setValue(field, draft[field] as PathValue<Values, Path<Values>>, { shouldDirty: true })
    },
  )
}

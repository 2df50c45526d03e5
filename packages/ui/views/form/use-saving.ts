import type { FieldValues } from 'react-hook-form'
import type { Failure } from '../../state/failure.ts'
import { type Action, failureOf, Rejection, useAction } from '../shared/use-action.ts'
import type { CodeForm } from './code-form.ts'

/**
 * Sending a form that stays as it is when refused: what the refusal says of a field stands beside it, the rest is the
 * action's failure.
 *
 * @param takeOut items that belong elsewhere, as to another form beside; gives those that are left.
 */
export function useSaving<Form extends FieldValues, Input>(
  form: Pick<CodeForm<Form>, 'place'>,
  submit: (input: Input) => Promise<unknown>,
  onDone: () => void,
  takeOut: (items: Failure['items']) => Failure['items'] = (items) => items,
): Action<[Input]> {
  return useAction(async (input: Input) => {
    try {
      await submit(input)
    } catch (error) {
      const failure = failureOf(error)
      const items = form.place({ ...failure, items: takeOut(failure.items) })
      if (items.length > 0) throw new Rejection({ ...failure, items })
      return
    }
    onDone()
  })
}

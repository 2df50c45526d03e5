import * as z from 'zod/mini'

type Shape = z.core.$ZodShape

/*
 * Bodies of calls are made from the forms of `@kindling/validation`, which hold each rule once. Checks that compare
 * fields go with the whole form: a part of it leaves them out, and the handler asks the form again with what is stored.
 */

/** A form without fields that only the screen has, such as a password typed a second time. */
export function without<Fields extends Shape, Key extends keyof Fields & string>(
  form: { readonly shape: Fields },
  ...keys: readonly Key[]
): z.ZodMiniObject<Omit<Fields, Key>> {
  const left = Object.entries(form.shape).filter(([key]) => !keys.some((each) => each === key))
  return z.object(Object.fromEntries(left)) as unknown as z.ZodMiniObject<Omit<Fields, Key>>
}

type Given<Field> = Field extends z.ZodMiniDefault<infer Inner> ? Inner : Field
type PatchShape<Fields extends Shape> = {
  -readonly [Key in keyof Fields]: z.ZodMiniOptional<Given<Fields[Key]>>
}

/** The PATCH body of a form: any of its fields. A missing field is unchanged, so there are no defaults. */
export function patchOf<Fields extends Shape>(form: {
  readonly shape: Fields
}): z.ZodMiniObject<PatchShape<Fields>> {
  const optional = Object.entries(form.shape).map(([key, field]) => [
    key,
    z.optional(field instanceof z.ZodMiniDefault ? field._zod.def.innerType : field),
  ])
  return z.object(Object.fromEntries(optional)) as unknown as z.ZodMiniObject<PatchShape<Fields>>
}

/** A form inside another one, which has no messages for its codes: each becomes VALUE_INVALID. */
export function asPart<Form extends z.ZodMiniObject>(form: Form): Form {
  const plain = z.check<z.infer<Form>>(({ issues }) => {
    for (const issue of issues)
      if (issue.code === 'custom') Object.assign(issue, { message: 'VALUE_INVALID', params: {} })
  })
  return form.check(plain)
}

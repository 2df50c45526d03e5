import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import type { PropFacts } from '../../tooling/components/prop-facts.ts'

type Control = NonNullable<StrictInputType['control']>

const factsOf = (component: unknown): readonly PropFacts[] => {
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { facts?: readonly PropFacts[] } }
  return docgen?.facts ?? []
}

/** Radios for what fits in a row, a list for more. */
const choiceOf = (values: readonly unknown[]): Control => ({
  type: values.length <= 4 && values.join('').length <= 32 ? 'inline-radio' : 'select',
})

/** A control that a person can use, or none: nobody edits a function or a list of slides as text. */
function controlOf(
  { type, values }: PropFacts,
  given: unknown,
): Pick<StrictInputType, 'control' | 'options'> {
  if (values?.every((value) => typeof value === 'boolean')) return { control: { type: 'boolean' } }
  if (values) return { control: choiceOf(values), options: values }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (/^number( \| null)?$/.test(type)) return { control: { type: 'number' } }
  const isText = given === undefined || given === null || typeof given === 'string'
  if (isText && /^(string|ReactNode)( \| null)?$/.test(type)) return { control: { type: 'text' } }
  return { control: false }
}

/** The type as Storybook names it, so that it does not guess one from the story's values. */
function typeOf({ type, values, required }: PropFacts): SBType {
  if (values) return { name: 'enum', value: [...values] as (string | number)[], required }
  if (type === 'string' || type === 'boolean' || type === 'number') return { name: type, required }
  if (type.includes('=>') || /EventHandler/.test(type)) return { name: 'function', required }
  return { name: 'other', value: type, required }
}

const argTypeOf = (facts: PropFacts, given: unknown): StrictInputType => ({
  name: facts.name,
  description: facts.description,
  type: typeOf(facts),
  table: {
    type: { summary: facts.type },
    ...(facts.default !== undefined && { defaultValue: { summary: facts.default } }),
  },
  ...controlOf(facts, given),
})

/** Props tables and controls, from what the type checker says. A story's own `argTypes` go first. */
export const argTypesFromFacts: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const facts = factsOf(component)
  if (facts.length === 0) return argTypes
  const mine: StrictArgTypes = {}
  for (const each of facts) {
    const base = argTypeOf(each, initialArgs[each.name])
    const { type: _, ...own } = argTypes[each.name] ?? { name: each.name }
    mine[each.name] = { ...base, ...own, table: { ...base.table, ...own.table } }
  }
  return { ...argTypes, ...mine }
}

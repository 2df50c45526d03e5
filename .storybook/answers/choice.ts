/** What a call answers while a person tries a story: one of its codes, or one of these. */
export const conditions = ['slow', 'never', 'malformed', 'offline'] as const
export type Condition = (typeof conditions)[number]

/** An answer that a person chose for one call of a story. */
export interface Choice {
  /** Name of the endpoint, as `login`. */
  readonly call: string
  /** A code of that endpoint, as `UNAUTHORIZED`, or a condition of its network. */
  readonly answer: string
  /** The field that the code names. */
  readonly field?: string
}

export interface Choices {
  /** The story they are for; any other story ignores them. */
  readonly storyId: string
  readonly choices: readonly Choice[]
}

export const isCondition = (answer: string): answer is Condition =>
  (conditions as readonly string[]).includes(answer)

// Storybook keeps letters, digits, spaces, `_` and `-` of a global in the address, and drops all else.
const written = (text: string) =>
  text.replace(/[^A-Za-z0-9_]/g, (sign) => `-${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
const read = (text: string) =>
  text.replace(/-([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Choices as the value of the global `answers`: the story's id, then one word a call, `login-UNAUTHORIZED` or
 * `listUpdates-OUT_OF_RANGE-page-5bsize-5d`. Empty without a choice.
 */
export const encodeChoices = ({ storyId, choices }: Choices): string =>
  choices.length === 0
    ? ''
    : [
        storyId,
        ...choices.map(({ call, answer, field }) =>
          [call, answer, ...(field === undefined ? [] : [written(field)])].join('-'),
        ),
      ].join(' ')

/** The choices that a global's value holds for this story. Those of another story, and words it cannot read, are none. */
export function choicesFor(storyId: string, value: unknown): readonly Choice[] {
  const [owner, ...words] = typeof value === 'string' ? value.split(' ') : []
  if (owner !== storyId) return []
  return words.flatMap((word) => {
    const [, call, answer, field] = /^(\w+)-(\w+)(?:-([\w-]+))?$/.exec(word) ?? []
    if (!call || !answer) return []
    return [{ call, answer, ...(field && { field: read(field) }) }]
  })
}

/** The choices with one more or other one: a call has at most one. `undefined` leaves the call to the story. */
export const withChoice = (
  choices: readonly Choice[],
  call: string,
  chosen: Omit<Choice, 'call'> | undefined,
): readonly Choice[] => [
  ...choices.filter((each) => each.call !== call),
  ...(chosen ? [{ call, ...chosen }] : []),
]

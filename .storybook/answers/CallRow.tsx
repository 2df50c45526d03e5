import * as React from 'react'
import type { CallFacts } from './call-facts.ts'
import { type Choice, type Condition, conditions } from './choice.ts'
import { Box, Code, Hint, Message, Method, Row } from './panel-styles.ts'

const conditionWords: Readonly<Record<Condition, readonly [title: string, meaning: string]>> = {
  slow: ['slow', 'The story’s own answer, 3 seconds later.'],
  never: ['never', 'No answer: the state of loading, and in time the time-out.'],
  malformed: ['malformed', 'An answer that no page can read.'],
  offline: ['offline', 'The network fails for this call.'],
}

export interface CallRowProps {
  readonly call: CallFacts
  readonly choice: Choice | undefined
  readonly language: 'en' | 'fr'
  /** `undefined` leaves the call to the story. */
  readonly onChoose: (chosen: Omit<Choice, 'call'> | undefined) => void
}

/** One call of the story, and the answer that a person chooses for it. */
export const CallRow = React.memo(function CallRow({ call, choice, language, onChoose }: CallRowProps) {
  const { name, method, path, codes } = call
  const code = codes.find((each) => each.code === choice?.answer)
  const field = code?.fields.find((each) => each.field === choice?.field)
  const condition = conditionWords[choice?.answer as Condition]
  const said = (field ?? code)?.message[language]
  return (
    <Row data-chosen={choice ? '' : undefined}>
      <div>
        <Code>{name}</Code>
        <Hint>
          <Method>{method}</Method> {path}
        </Hint>
      </div>
      <div>
        <Box
          aria-label={`Answer of ${name}`}
          value={choice?.answer ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(value ? { answer: value } : undefined)}
        >
          <option value="">as the story says</option>
          <optgroup label="Rejected with">
            {codes.map((each) => (
              <option key={each.code}>{each.code}</option>
            ))}
          </optgroup>
          <optgroup label="Network">
            {conditions.map((each) => (
              <option key={each} value={each}>
                {conditionWords[each][0]}
              </option>
            ))}
          </optgroup>
        </Box>
        {code && code.fields.length > 0 && (
          <Box
            aria-label={`Field that ${name} names`}
            value={choice?.field ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ answer: code.code, ...(value && { field: value }) })
            }
          >
            <option value="">no field</option>
            {code.fields.map((each) => (
              <option key={each.field} value={each.field}>
                field {each.field}
              </option>
            ))}
          </Box>
        )}
        {said && <Message lang={language}>{said}</Message>}
        {condition && <Hint>{condition[1]}</Hint>}
      </div>
    </Row>
  )
})

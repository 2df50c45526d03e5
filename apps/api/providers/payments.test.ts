import { getCardField, tokenizeCard } from '@kindling/api-client/contract/cards'
import { addPaymentMethod } from '@kindling/api-client/contract/users'
import { expect, it } from 'vitest'
import { cardBody, goodCard } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'

const made = platformForTests({ standIns: false })

it('takes no card where no processor is set up and none is played', async () => {
  const { client } = await newcomer(made.platform)
  expect(await client(getCardField, {})).toEqual({ card_field: { kind: 'none' } })
  await expect(client(addPaymentMethod, { body: cardBody() })).rejects.toMatchObject({
    code: 'EXTERNAL_ERROR',
  })
  const typed = { name: 'Mara Lindqvist', card_number: goodCard, expiration: '12/30', cvv: '123' }
  await expect(client(tokenizeCard, { body: typed })).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
})

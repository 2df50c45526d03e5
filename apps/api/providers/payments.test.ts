import { addPaymentMethod } from '@kindling/api-client/contract/users'
import { expect, it } from 'vitest'
import { goodCard } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'

const made = platformForTests({ standIns: false })

it('rejects a card where no processor is set up and none is played', async () => {
  const { client } = await newcomer(made.platform)
  const body = { name: 'Mara Lindqvist', card_number: goodCard, expiration: '12/30', cvv: '123' }
  await expect(client(addPaymentMethod, { body })).rejects.toMatchObject({ code: 'EXTERNAL_ERROR' })
})

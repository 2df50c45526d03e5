import { addPasskey, startPasskey } from '@kindling/api-client/contract/passkeys'
import type { PasskeyForm } from '@kindling/validation/forms/passkey'
import { storyClient } from '../../shared/story-client.ts'

/** Both calls, as a page makes them on the real client; the fake device answers at once. */
export async function addForStory({ name, password }: PasskeyForm): Promise<void> {
  await storyClient(startPasskey, { body: password ? { password } : {} })
  await storyClient(addPasskey, { body: { name, credential: {} } })
}

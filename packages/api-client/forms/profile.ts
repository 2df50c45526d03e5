import type { ProfileForm } from '@kindling/validation/forms/profile'
import type { UserProfile } from '../model/account.ts'

/** What the form of a profile shows, and as its values are, PATCH takes them. */
export function fromWire(
  user: Pick<UserProfile, 'name' | 'location' | 'website' | 'bio' | 'public_pledges'>,
): Required<ProfileForm> {
  const { name, location, website, bio, public_pledges } = user
  return { name, location, website, bio, public_pledges }
}

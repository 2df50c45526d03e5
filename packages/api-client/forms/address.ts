import type { ShippingAddress } from '../model/account.ts'

/** What the form of an address shows, and as its values are, its calls take them. */
export function fromWire({ id: _, ...address }: ShippingAddress): Omit<ShippingAddress, 'id'> {
  return address
}

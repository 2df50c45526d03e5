import type { Platform } from '../kernel/platform.ts'
import { ProcessorUnavailable } from '../providers/payments.ts'

/**
 * Gives a charge up at the processor, after the commit that gave it up here. If the processor does not answer, the
 * comparison of the books does it later.
 */
export async function voidLater(platform: Platform, paymentId: string): Promise<void> {
  try {
    await platform.payments.void(paymentId)
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    platform.log.warn({ paymentId }, 'a cancelled charge is given up later')
  }
}

/** A rate as it travels: a decimal text, because a binary number would not be exactly what was shown. */
const RATE = /^([0-9]{1,9})(?:\.([0-9]{1,12}))?$/

/** Whether a text is a rate one can convert at: a decimal above zero. */
export const isRate = (text: string): boolean => RATE.test(text) && /[1-9]/.test(text)

/**
 * US cents that an amount of PLG is worth, rounded down to the whole cent (spec 1 §1, conversion by `plg_to_usd`).
 * Works on whole numbers throughout, so client and server get the same.
 *
 * @param amount hundredths of a PLG, whole and not negative.
 * @param rate US dollars for one PLG, as {@link isRate} takes it.
 * @throws RangeError for what is neither.
 */
export function usdCentsOf(amount: number, rate: string): number {
  const [, whole = '', fraction = ''] = RATE.exec(rate) ?? []
  if (!isRate(rate) || !Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Not to be converted: ${amount} at ${rate}`)
  // Hundredths of a PLG times dollars a PLG are hundredths of a dollar.
  return Number((BigInt(amount) * BigInt(whole + fraction)) / 10n ** BigInt(fraction.length))
}

/**
 * Hundredths of a PLG that US cents buy, rounded down: what {@link usdCentsOf} undoes, to the cent.
 *
 * @param cents whole and not negative.
 * @param rate US dollars for one PLG, as {@link isRate} takes it.
 * @throws RangeError for what is neither.
 */
export function plgOf(cents: number, rate: string): number {
  const [, whole = '', fraction = ''] = RATE.exec(rate) ?? []
  if (!isRate(rate) || !Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError(`Not to be converted: ${cents} at ${rate}`)
  return Number((BigInt(cents) * 10n ** BigInt(fraction.length)) / BigInt(whole + fraction))
}

/** Spec 1 §5 "alphanumeric with space": letters and digits of any script, and spaces; not spaces alone. */
export function isAlphanumericSpace(value: string): boolean {
  return /^[\p{L}\p{M}\p{N} ]+$/u.test(value) && value.trim() !== ''
}

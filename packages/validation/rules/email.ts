import { EMAIL } from '../limits/account.ts'

/** The pattern of `<input type="email">` in the HTML standard, so that browser and server agree. */
const WHATWG =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Spec 1 §5: format and at most 254; beyond it, 64 before the @ and no leading, trailing or double dot there. */
export function isEmail(value: string): boolean {
  if (value.length > EMAIL.max || !WHATWG.test(value)) return false
  const local = value.slice(0, value.indexOf('@'))
  return local.length <= EMAIL.localMax && !/^\.|\.\.|\.$/.test(local)
}

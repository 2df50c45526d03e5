import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { teamRoles } from '../permissions.ts'
import { deleteAccountForm } from './delete-account.ts'
import { confirmPassword, currentPassword, email as emailField, newPassword, oneOf, sameAs } from './field.ts'
import { type BadCase, testForm } from './form-table.ts'
import { loginForm } from './login.ts'
import { missingInfoForm, missingNameForm } from './missing-info.ts'
import { passkeyForm } from './passkey.ts'
import { profileForm } from './profile.ts'
import { searchForm } from './search.ts'
import { signupForm } from './signup.ts'
import { totpCodeForm } from './totp-code.ts'
import { totpEnableForm } from './totp-enable.ts'
import { totpRecoveryForm } from './totp-recovery.ts'
import { verificationForm } from './verification.ts'

const email = 'ada@example.com'
const password = 'correct horse'

const badEmails: BadCase[] = [
  [{ email: '' }, 'email EMAIL_MISSING'],
  [{ email: '  ' }, 'email EMAIL_MISSING'],
  [{ email: undefined }, 'email EMAIL_MISSING'],
  [{ email: 5 }, 'email INVALID_TYPE'],
  [{ email: 'ada' }, 'email INVALID_VALUE'],
  [{ email: `${'a'.repeat(250)}@b.com` }, 'email INVALID_VALUE'],
]

const badCurrent: BadCase[] = [
  [{ password: '' }, 'password PASSWORD_MISSING'],
  [{ password: undefined }, 'password PASSWORD_MISSING'],
]

/*
 * Fields that many forms share are tested once. A form made of them alone has no test of its own: the conformance suite
 * has each of its codes from the real server, its stories show each of them.
 */
const twice = z
  .object({ new_password: newPassword(), confirm_password: confirmPassword() })
  .check(sameAs('new_password'))
testForm('an e-mail', z.object({ email: emailField() }), { email }, badEmails)
testForm('a current password', z.object({ password: currentPassword() }), { password: 'x' }, badCurrent)
testForm('one of a list', z.object({ role: oneOf(teamRoles) }), { role: 'USER' }, [
  [{ role: '' }, 'role VALUE_MISSING'],
  [{ role: undefined }, 'role VALUE_MISSING'],
  [{ role: 'OWNER' }, 'role VALUE_INVALID'],
])
testForm('a new password, typed twice', twice, { new_password: password, confirm_password: password }, [
  [
    { new_password: '', confirm_password: '' },
    'new_password PASSWORD_MISSING',
    'confirm_password PASSWORD_CONFIRM',
  ],
  [{ new_password: '1234567', confirm_password: '1234567' }, 'new_password ITERABLE_LENGTH_SHORT'],
  [{ new_password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) }, 'new_password ITERABLE_LENGTH_LONG'],
  [{ new_password: 'nul\0nul\0', confirm_password: 'nul\0nul\0' }, 'new_password REGEX_FAIL'],
  [{ confirm_password: '' }, 'confirm_password PASSWORD_CONFIRM'],
  [{ confirm_password: undefined }, 'confirm_password PASSWORD_CONFIRM'],
  [{ confirm_password: 'something else' }, 'confirm_password PASSWORD_MISMATCH'],
  [
    { new_password: 'short', confirm_password: 'other' },
    'new_password ITERABLE_LENGTH_SHORT',
    'confirm_password PASSWORD_MISMATCH',
  ],
])
testForm('signup', signupForm, { email, password }, [
  [{ password: '1234567' }, 'password ITERABLE_LENGTH_SHORT'],
  [{ password: 'x'.repeat(129) }, 'password ITERABLE_LENGTH_LONG'],
])
testForm('missing info', missingInfoForm, { name: 'Ada', email }, [
  [{ name: '' }, 'name VALUE_MISSING'],
  [{ name: ' ' }, 'name VALUE_MISSING'],
  [{ name: 'x'.repeat(41) }, 'name ITERABLE_LENGTH_LONG'],
])
testForm('missing name', missingNameForm, { name: 'Ada' }, [[{ name: undefined }, 'name VALUE_MISSING']])
testForm('two-factor code', totpCodeForm, { code: '123456' }, [
  [{ code: '' }, 'code VALUE_MISSING'],
  [{ code: '  ' }, 'code VALUE_MISSING'],
  [{ code: '12345' }, 'code CODE_INVALID'],
  [{ code: '1234567' }, 'code CODE_INVALID'],
  [{ code: 'abcdef' }, 'code CODE_INVALID'],
  [{ code: 123456 }, 'code CODE_INVALID'],
  [{ code: undefined }, 'code VALUE_MISSING'],
])
testForm('enable two-factor', totpEnableForm, { password: 'x', code: '123 456' }, [
  [{ code: '12345' }, 'code INVALID_VALUE'],
  [{ code: '' }, 'code VALUE_MISSING'],
  [{ code: undefined }, 'code VALUE_MISSING'],
])
testForm('recovery key', totpRecoveryForm, { totp_recovery_key: 'ABCD' }, [
  [{ totp_recovery_key: ' ' }, 'totp_recovery_key VALUE_MISSING'],
  [{ totp_recovery_key: undefined }, 'totp_recovery_key VALUE_MISSING'],
])
testForm('passkey', passkeyForm, { name: 'My phone' }, [
  [{ name: undefined }, 'name VALUE_MISSING'],
  [{ name: '  ' }, 'name VALUE_MISSING'],
  [{ name: 'x'.repeat(41) }, 'name ITERABLE_LENGTH_LONG'],
  [{ name: 'a\0b' }, 'name REGEX_FAIL'],
  [{ password: 5 }, 'password INVALID_TYPE'],
])
testForm('delete account', deleteAccountForm, { password, delete_confirm: 'DELETE' }, [
  ...badCurrent,
  [{ password: '1234567' }, 'password ITERABLE_LENGTH_SHORT'],
  [{ delete_confirm: 'delete' }, 'delete_confirm INVALID_VALUE'],
  [{ delete_confirm: '' }, 'delete_confirm INVALID_VALUE'],
  [{ delete_confirm: undefined }, 'delete_confirm INVALID_VALUE'],
])
testForm(
  'profile',
  profileForm,
  { name: 'Studio 54 ✨', location: 'Paris', bio: '', website: 'example.com' },
  [
    [{ name: 'x'.repeat(41) }, 'name ITERABLE_LENGTH_LONG'],
    [{ name: 'a\0b' }, 'name REGEX_FAIL'],
    [{ name: 'half \ud83d' }, 'name REGEX_FAIL'],
    [{ location: 'x'.repeat(33) }, 'location ITERABLE_LENGTH_LONG'],
    [{ bio: 'x'.repeat(501) }, 'bio ITERABLE_LENGTH_LONG'],
    [{ website: 'javascript:alert(1)' }, 'website INVALID_VALUE'],
    [{ website: 'example' }, 'website INVALID_VALUE'],
    [{ public_pledges: 'yes' }, 'public_pledges INVALID_TYPE'],
  ],
)
testForm('identity check', verificationForm, { firstName: 'Ada', lastName: 'O’Neill' }, [
  [{ firstName: '' }, 'firstName VALUE_MISSING'],
  [{ lastName: undefined }, 'lastName VALUE_MISSING'],
  [{ firstName: 'R2D2' }, 'firstName VALUE_INVALID'],
  [{ lastName: 'x'.repeat(41) }, 'lastName VALUE_INVALID'],
])
testForm('search', searchForm, { query: 'lamp' }, [
  [{ query: '' }, 'query VALUE_MISSING'],
  [{ query: '  ' }, 'query VALUE_MISSING'],
  [{ query: 'x'.repeat(201) }, 'query ITERABLE_LENGTH_LONG'],
])

test('what is typed is kept byte for byte, save where it is a link, an address or a code', () => {
  const name = ' Zoe\u0308 \u200d😀'
  expect(profileForm.parse({ name, website: ' example.com ' })).toEqual({
    name,
    website: 'https://example.com/',
  })
  expect(profileForm.parse({ name: '', website: '' })).toEqual({ name: '', website: '' })
  expect(loginForm.parse({ email: ' ada@example.com ', password: ' p ' })).toEqual({ email, password: ' p ' })
  expect(totpCodeForm.parse({ code: '123 456' })).toEqual({ code: '123456' })
})

test('fields a form does not have are dropped', () => {
  expect(profileForm.parse({ name: 'Ada', kyc_status: 'KYC_COMPLETE' })).toEqual({ name: 'Ada' })
})

import { HOTP, Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createSealer } from '../providers/sealer.ts'
import { codeOf } from '../testing/second-factor.ts'
import { newRecoveryKey, newTotpSecret, normaliseRecoveryKey, stepOf, totpUri } from './totp.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const secretOf = (text: string, length: number) =>
  Secret.fromUTF8(text.repeat(Math.ceil(length / text.length)).slice(0, length))

/** RFC 6238 Appendix B: seconds, and the eight digits of each algorithm. */
const rfc6238 = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
] as const
const algorithms = [
  ['SHA1', 20],
  ['SHA256', 32],
  ['SHA512', 64],
] as const
const vectors = rfc6238.flatMap(([seconds, ...codes]) =>
  algorithms.map(([algorithm, bytes], n) => [seconds, algorithm, bytes, codes[n] ?? ''] as const),
)
/** RFC 4226 Appendix D, by counter. */
const rfc4226 = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')

describe('accounts 10: codes are those of the standards', () => {
  it.each(vectors)('RFC 6238 App. B at %i s with %s', (seconds, algorithm, bytes, eight) => {
    const secret = secretOf('1234567890', bytes)
    const options = { secret, algorithm, timestamp: seconds * 1000 }
    expect(TOTP.generate({ ...options, digits: 8 })).toBe(eight)
    // Six digits are the eight modulo a million.
    expect(TOTP.generate({ ...options, digits: 6 })).toBe(eight.slice(2))
  })

  it.each(rfc4226.map((code, counter) => [counter, code] as const))(
    'RFC 4226 App. D at counter %i',
    (counter, code) => {
      expect(HOTP.generate({ secret: secretOf('1234567890', 20), counter, digits: 6 })).toBe(code)
    },
  )

  it('and ours are six digits of SHA-1, as every app reads them', () => {
    const secret = secretOf('1234567890', 20).base32
    for (const [seconds, eight] of rfc6238) {
      expect(stepOf(secret, eight.slice(2), at(seconds))).toBe(Math.floor(seconds / 30))
    }
  })
})

describe('accounts 12: one step to either side counts', () => {
  const secret = newTotpSecret()
  const now = at(1_795_176_015)
  const step = Math.floor(1_795_176_015 / 30)
  const shown = (steps: number) =>
    codeOf(totpUri(secret, 'a@example.com'), new Date(now.getTime() + steps * 30_000))

  it.each([-1, 0, 1])('%i is taken, as the step it is', (steps) => {
    expect(stepOf(secret, shown(steps), now)).toBe(step + steps)
  })
  it.each([-3, -2, 2, 3])('%i is rejected', (steps) => {
    expect(stepOf(secret, shown(steps), now)).toBeNull()
  })
  it.each(['', '12345', '1234567', 'abcdef'])('%j is the code of nothing', (code) => {
    expect(stepOf(secret, code, now)).toBeNull()
  })
})

describe('what an app is given', () => {
  it('is a secret of 160 bits, another one each time', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret))
    expect(secrets.size).toBe(50)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('is an address that names the site and the person', () => {
    const uri = new URL(totpUri('JBSWY3DPEHPK3PXP', 'mara+kettle@example.com'))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.href)).toContain('totp/Kindling:mara+kettle@example.com?')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Kindling',
      secret: 'JBSWY3DPEHPK3PXP',
      digits: '6',
      period: '30',
    })
  })
})

describe('accounts 15: the recovery key', () => {
  it('has 120 random bits in six groups', () => {
    const keys = new Set(Array.from({ length: 200 }, newRecoveryKey))
    expect(keys.size).toBe(200)
    for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)
  })

  it('is the same however it is typed', () => {
    for (const typed of ['k4qx-oiab', ' K4QX OIAB ', 'K4QX0IAB', 'K4QX‑O1AB'])
      expect(normaliseRecoveryKey(typed)).toBe('K4QXOIAB')
  })
})

describe('what is sealed', () => {
  const sealer = createSealer(['a secret of the server, long enough'])

  it('is opened again, and never looks the same twice', () => {
    const [one, other] = [sealer.seal('JBSWY3DP', 'usr_1'), sealer.seal('JBSWY3DP', 'usr_1')]
    expect(one).not.toBe(other)
    expect(one).not.toContain('JBSWY3DP')
    expect([sealer.open(one, 'usr_1'), sealer.open(other, 'usr_1')]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
  })

  it('opens for nobody else, under no other secret, and not once it was changed', () => {
    const sealed = sealer.seal('JBSWY3DP', 'usr_1')
    expect(() => sealer.open(sealed, 'usr_2')).toThrow()
    expect(() => createSealer(['another secret of the server']).open(sealed, 'usr_1')).toThrow()
    const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A')
    expect(() => sealer.open(changed, 'usr_1')).toThrow()
  })
})

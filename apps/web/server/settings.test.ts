import { describe, expect, it } from 'vitest'
import { describeReach, describeServices } from './closed-services.ts'
import { readSettings } from './settings.ts'

describe('which mode a process runs in', () => {
  it.each([
    {},
    { NODE_ENV: 'production' },
    { PUBLIC_ORIGIN: 'https://kindling.example' },
    { HOST: '127.0.0.1' },
    { HOST: 'localhost', TRUST_PROXY: '1' },
    { STAND_INS: '0' },
    { STAND_INS: 'true' },
    { DEMO: '0' },
  ])('A34: %o plays nothing', (env) => {
    expect(readSettings(env)).toMatchObject({ mode: 'production', standIns: false })
  })

  it.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1', NODE_ENV: 'test' },
    { PUBLIC_ORIGIN: 'http://localhost:4600' },
  ])('STAND_INS=1 beside %o is development', (env) => {
    expect(readSettings({ ...env, STAND_INS: '1' })).toMatchObject({ mode: 'development', standIns: true })
  })

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ PUBLIC_ORIGIN: 'https://kindling.example' }, 'PUBLIC_ORIGIN=https://kindling.example'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY=1'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  ])('A34: STAND_INS=1 beside %o is rejected in a sentence that names both', (env, sign) => {
    expect(() => readSettings({ ...env, STAND_INS: '1' })).toThrow(`STAND_INS=1 is rejected beside ${sign}`)
  })

  it.each(['abc', '-1', '70000', '4600.5'])('PORT=%s is rejected, with what it may be', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} is no port: give a number up to 65535`)
  })
  it.each([
    ['', 4600],
    ['0', 0],
    ['8080', 8080],
  ])('PORT=%s is %d', (PORT, port) => {
    expect(readSettings({ PORT }).port).toBe(port)
  })

  it('DEMO=1 plays in public, and says so', () => {
    const env = { DEMO: '1', STAND_INS: '1', NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://demo.example' }
    const settings = readSettings(env)
    expect(settings).toMatchObject({ mode: 'demonstration', standIns: true, secure: true })
    expect(describeReach(settings).join()).toContain('public demonstration')
  })
})

describe('messages at start', () => {
  it('names each closed service, and what opens it', () => {
    const lines = describeServices({}, { standIns: false })
    expect(lines).toHaveLength(6)
    for (const name of [
      'E-mail',
      'Payments',
      'Sign-in with Google',
      'Sign-in with Facebook',
      'Identity checks',
    ])
      expect(lines.join('\n')).toContain(`Closed: ${name} – `)
    expect(lines[0]).toContain('SMTP_URL')
  })

  it('leaves out services that are set up', () => {
    const lines = describeServices(
      { SMTP_URL: 'smtp://mail', TICKER_URL: 'https://rate' },
      { standIns: false },
    )
    expect(lines.join()).not.toMatch(/E-mail|Exchange/)
  })

  it('says which are played', () => {
    expect(describeServices({}, { standIns: true })[0]).toBe('Played: E-mail')
  })
})

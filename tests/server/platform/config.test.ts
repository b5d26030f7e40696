import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import webpush from 'web-push'
import { readConfig } from '#server/platform/config.ts'

/** The least that an installation configures. */
const production = {
  DATABASE_URL: 'postgres://db/portal',
  SMTP_URL: 'smtp://mail',
  SECRETS_KEY: `1:${'0f'.repeat(32)}`,
}

describe('the configuration', () => {
  it('may be empty: the demo on the embedded database', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DEMO: true, DATA_DIR: '.data' })
  })

  it('turns the demo off when a database is configured', () => {
    const config = readConfig(production)
    expect(config).toMatchObject({ DEMO: false, PUBLIC_URL: null })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['METRICS_PORT', 'abc'],
    ['DATABASE_URL', 'mysql://db'],
    ['DEMO', 'yes'],
    ['DEMO_CLOCK', 'noon'],
    ['DEMO_SCALE', '1.5'],
    ['DEMO_SCALE', 'large'],
    ['MOCK', 'true'],
    ['OFFER', 'ABC'],
    ['PUBLIC_URL', 'portal.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMS_URL', 'sms.example'],
    ['SIGNATURE_URL', 'sign.example'],
    ['SIGNATURE_WEBHOOK_SECRET', 'short'],
    ['ZENDESK_URL', 'https://syndic.zendesk.com/api/v2'],
    ['ZENDESK_KEY', 'a-token-alone'],
    ['SECRETS_KEY', 'secret'],
    ['SECRETS_KEY', `256:${'0f'.repeat(32)}`],
    ['SECRETS_KEY', `1:${'0f'.repeat(32)},1:${'1f'.repeat(32)}`],
    ['LOG_LEVEL', 'loud'],
    ['EMBEDDED_LOGIN_ORIGIN', 'https://app.example/path'],
    ['ANALYTICS_URL', 'stats.example/api/event'],
    ['CAPTCHA_KEY', 'short'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['JOBS_TAKEOVER_SECONDS', '5'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
  ])('stops at a wrong %s with one line that names it and hides its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Wrong configuration: ${name}: (?!.*${value}$).+$`))
  })

  it('makes only a demo larger', () => {
    expect(readConfig({ DEMO_SCALE: '10' }).DEMO_SCALE).toBe(10)
    expect(() => readConfig({ ...production, DEMO_SCALE: '2' })).toThrow(/^Wrong configuration: DEMO_SCALE: /)
  })

  it('sets the clock of a demo only', () => {
    const DEMO_CLOCK = '2026-11-24T15:00:00Z'
    expect(readConfig({ DEMO_CLOCK }).DEMO_CLOCK).toEqual(new Date(DEMO_CLOCK))
    expect(() => readConfig({ ...production, DEMO_CLOCK })).toThrow(/^Wrong configuration: DEMO_CLOCK: /)
  })

  it('requires the reCAPTCHA secret where an offer has a site key, except in the demo', () => {
    const brands = [
      { code: 'ESE', recaptchaSiteKey: null },
      { code: 'VQC', recaptchaSiteKey: 'key' },
    ] as const
    expect(() => readConfig(production, brands)).toThrow(/^Wrong configuration: RECAPTCHA_SECRET: .*VQC$/)
    expect(readConfig({ ...production, RECAPTCHA_SECRET: 'secret' }, brands).RECAPTCHA_SECRET).toBe('secret')
    expect(readConfig({}, brands).DEMO).toBe(true)
  })

  it('takes the keys of push notifications together, or not at all', () => {
    const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webpush.generateVAPIDKeys()
    expect(readConfig({}).push).toBeNull()
    expect(() => readConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })).toThrow(
      'Wrong configuration: VAPID_SUBJECT: needed by push notifications',
    )
    const VAPID_SUBJECT = 'mailto:portal@syndic.example'
    const { push } = readConfig({
      VAPID_PUBLIC_KEY,
      VAPID_PRIVATE_KEY,
      VAPID_SUBJECT,
      PUSH_SERVICES: 'a.example, *.b.example',
    })
    expect(push?.services).toEqual(['a.example', '*.b.example'])
  })

  it('takes the settings of replies by mail together, or not at all', () => {
    const given = { REPLY_DOMAIN: 'reply.example', REPLY_KEY: 'k'.repeat(32) }
    expect(readConfig({}).replies).toBeNull()
    expect(() => readConfig(given)).toThrow('Wrong configuration: REPLY_WEBHOOK_SECRET: needed by replies to mails')
    const webhookSecret = 's'.repeat(32)
    expect(readConfig({ ...given, REPLY_WEBHOOK_SECRET: webhookSecret }).replies).toEqual({
      domain: given.REPLY_DOMAIN,
      key: given.REPLY_KEY,
      webhookSecret,
    })
  })

  it('takes the settings of a signature provider together, or not at all', () => {
    const given = { SIGNATURE_URL: 'https://sign.example/v1', SIGNATURE_KEY: 'key' }
    expect(readConfig({}).signer).toBeNull()
    expect(() => readConfig(given)).toThrow(
      'Wrong configuration: SIGNATURE_WEBHOOK_SECRET: needed by a signature provider',
    )
    const webhookSecret = 'o'.repeat(32)
    expect(readConfig({ ...given, SIGNATURE_WEBHOOK_SECRET: webhookSecret }).signer).toEqual({
      url: given.SIGNATURE_URL,
      key: 'key',
      webhookSecret,
    })
  })

  it('takes the settings of Zendesk together, or not at all', () => {
    const given = { ZENDESK_URL: 'https://syndic.zendesk.com' }
    expect(readConfig({}).zendesk).toBeNull()
    expect(() => readConfig(given)).toThrow('Wrong configuration: ZENDESK_KEY: needed by Zendesk')
    const key = 'portal@syndic.example/token:abc'
    expect(readConfig({ ...given, ZENDESK_KEY: key }).zendesk).toEqual({ url: given.ZENDESK_URL, key })
  })

  it('is documented in .env.example: every variable, with accepted values', async () => {
    const text = await readFile('.env.example', 'utf8')
    const documented = [...text.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
    const config = readConfig(Object.fromEntries(documented))
    const defaults = readConfig({})
    expect(config).toEqual(defaults)
    // A setting built from several variables has its own name.
    const variables = Object.keys(defaults).filter((name) => name === name.toUpperCase())
    for (const name of variables) expect(documented.map(([known]) => known)).toContain(name)
  })
})

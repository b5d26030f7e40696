import { describe, expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { mails as enCA } from '#locales/en-CA/server/mails.ts'
import { mails as frCA } from '#locales/fr-CA/server/mails.ts'
import { mails as frFR } from '#locales/fr-FR/server/mails.ts'
import { offers } from '#offers/offers.ts'
import { escapeHtml } from '#server/services/mails/escapeHtml.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'
import { xssPayloads } from '#tests/support/server/xssPayloads.ts'

const kinds = ['activation', 'reset', 'unlock', 'passwordChanged', 'deletionRequested'] as const
const link = 'https://ese.portail.example/mot-de-passe/activation?invitation_token=a1&b="2'
const render = (displayName = 'Jeanne Lenoir', code: (typeof offerCodes)[number] = 'ESE') =>
  renderMail({
    kind: 'activation',
    offer: offers[code],
    locale: offers[code].locales[0] ?? 'fr-FR',
    person: { email: 'jeanne@courriel.example', displayName },
    link,
  })
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value ? flat(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  )

const cases = offerCodes.flatMap((code) =>
  offers[code].locales.flatMap((locale) => kinds.map((kind) => ({ code, locale, kind }))),
)

describe('a mail', () => {
  it.each(cases)('of $code, $locale, $kind is whole in text and in HTML', ({ code, locale, kind }) => {
    const offer = offers[code]
    const person = { email: 'jeanne@courriel.example', displayName: 'Jeanne Lenoir' }
    const mail = renderMail({ kind, offer, locale, person, link })

    expect(mail).toMatchObject({ to: person.email, locale, from: `"${offer.brandName}" <${offer.support.email}>` })
    expect(mail.subject).toContain(offer.brandName)
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.html).toContain(offer.theme.colors.action)
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Jeanne Lenoir')
      expect(body).not.toMatch(/\{\{|undefined/)
    }
    expect(mail.text).toContain(offer.companyName)
    expect(mail.html).toContain(escapeHtml(offer.companyName))
  })

  it.each([
    ['ESE', '03\u00a020\u00a000\u00a001\u00a000'],
    ['VQC', '514\u00a0555-0100'],
  ] as const)('of %s names the telephone of the offer as its country writes it, on one line', (code, phone) => {
    expect(render('', code).text).toContain(phone)
  })

  it('carries its link in a button and as plain text, escaped', () => {
    const { html } = render()

    expect(html.split(`href="${escapeHtml(link)}"`)).toHaveLength(3)
    expect(html).not.toContain('b="2')
  })

  it('loads nothing, runs nothing and needs no table', () => {
    expect(render().html).not.toMatch(/<(script|img|table|link|iframe)|url\(|\bon\w+=/i)
  })

  it.each(xssPayloads)('shows %s as it was typed', (payload) => {
    const { html, text } = render(payload)

    expect(html).toContain(escapeHtml(payload))
    expect(html.replace(escapeHtml(payload), '')).toBe(render('').html)
    expect(text).toContain(payload)
  })

  it('says the same in all three languages', () => {
    const source = flat(frFR)
    for (const texts of [frCA, enCA]) {
      const translated = new Map(flat(texts))
      expect([...translated.keys()].sort()).toEqual(source.map(([key]) => key).sort())
      for (const [key, text] of source) expect(placeholders(translated.get(key) ?? '')).toEqual(placeholders(text))
    }
  })
})

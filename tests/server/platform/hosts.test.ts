import { describe, expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { localeOf } from '#server/platform/localeOf.ts'
import { createSites } from '#server/platform/sites.ts'

const local = createSites({ forced: null, publicUrl: 'http://localhost:3000' })

describe('the offer of a host', () => {
  it.each([
    ['localhost:3000', 'ESE'],
    ['127.0.0.1:3000', 'ESE'],
    ['[::1]:3000', 'ESE'],
    ['portal', 'ESE'],
    ['www.example.org', 'ESE'],
    ['portal.example.org', 'ESE'],
    ['VSY.localhost:3000', 'VSY'],
    ['vqc.portail.example', 'VQC'],
    ['nobody.localhost:3000', 'NEUF'],
  ])('%s is %s', (host, code) => {
    expect(local.offerOf(host).code).toBe(code)
  })

  it('is the forced one on every host', () => {
    const forced = createSites({ forced: 'VQC', publicUrl: 'http://localhost:3000' })
    expect(forced.offerOf('vsy.localhost').code).toBe('VQC')
    expect(forced.urlOf('VQC')).toBe('http://localhost:3000')
  })
})

describe('the address of an offer', () => {
  it.each(offerCodes)('leads back to %s', (code) => {
    const sites = createSites({ forced: null, publicUrl: 'https://portal.example' })
    expect(sites.offerOf(new URL(sites.urlOf(code)).host).code).toBe(code)
    expect(local.offerOf(new URL(local.urlOf(code)).host).code).toBe(code)
  })

  it('is its own site without a public address', () => {
    const sites = createSites({ forced: null, publicUrl: null })
    expect(sites.urlOf('VSY')).toMatch(/^https:\/\/vsy\.[^/]+$/)
  })
})

describe('the language of a response', () => {
  const canadian = local.offerOf('vqc.localhost')
  const french = local.offerOf('localhost')
  it.each([
    ['en-CA,en;q=0.9', 'en-CA'],
    ['en-GB', 'en-CA'],
    ['fr', 'fr-CA'],
    ['de, en;q=0.2, fr;q=0.1', 'en-CA'],
    ['', canadian.locales[0]],
    ['en;q=0, xx', canadian.locales[0]],
  ])('for %j in the Canadian offer is %s', (header, locale) => {
    expect(localeOf(header, canadian)).toBe(locale)
  })
  it('is French in a French offer, whatever the browser says', () => {
    expect(localeOf('en-CA', french)).toBe('fr-FR')
  })
})

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocaleCode, type OfferCode, offerCodes } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { widthNames, widths } from '#tests/e2e/support/browser.ts'
import { isStateName, states } from './states.ts'

/** The site of an offer in one of its languages. */
export type Site = { readonly name: string; readonly offer: OfferCode; readonly locale: LocaleCode }

/** `vsy`, or `vqc-fr` and `vqc-en`. */
const sitesOf = (offer: OfferCode): readonly Site[] =>
  offers[offer].locales.map((locale, _, { length }) => ({
    name: [offer, ...(length > 1 ? locale.split('-').slice(0, 1) : [])].join('-').toLowerCase(),
    offer,
    locale,
  }))

/** What the arguments ask for. */
export function readWanted(given: readonly string[]) {
  const asked = new Map(given.map((argument) => [argument.replace(/=.*/s, ''), argument.replace(/^[^=]*=/, '')]))
  const keys = ['offer', 'width', 'state', 'out']
  for (const key of asked.keys())
    if (!keys.includes(key)) throw new Error(`${key}: the arguments are ${keys.join(', ')}`)

  /** The values that an argument names, or all; `vqc` names `vqc-fr` and `vqc-en`. */
  function among<Value>(key: string, all: readonly Value[], nameOf: (value: Value) => string): readonly Value[] {
    const names = asked.get(key)?.split(',')
    const isNamed = (name: string) => (value: Value) => nameOf(value) === name || nameOf(value).startsWith(`${name}-`)
    const unknown = names?.find((name) => !all.some(isNamed(name)))
    if (unknown !== undefined) throw new Error(`${key}=${unknown}: choose among ${all.map(nameOf).join(', ')}`)
    return names ? all.filter((value) => names.some((name) => isNamed(name)(value))) : all
  }

  return {
    sites: among('offer', offerCodes.flatMap(sitesOf), ({ name }) => name),
    widths: among('width', widthNames, (name) => String(widths[name].width)),
    states: among('state', Object.keys(states).filter(isStateName), (name) => name),
    out: asked.get('out') ?? join(tmpdir(), 'portal-pictures'),
  }
}

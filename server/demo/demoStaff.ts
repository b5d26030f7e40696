import type { OfferCode } from '#contract/offers.ts'
import { demoId } from './chance.ts'
import { demoPeople } from './demoPeople.ts'

/** The manager of a place: one in France, one in Montréal. */
export function demoManagerOf({ offer }: { readonly offer: OfferCode }) {
  const account = offer === 'VQC' ? 'gestionnaire-montreal' : 'gestionnaire'
  const { firstName = '', lastName = '' } = demoPeople.find(({ name }) => name === account) ?? {}
  return { id: demoId(`person ${account}`), name: `${firstName} ${lastName}` }
}

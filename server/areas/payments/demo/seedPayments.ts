import { toAddressLine } from '#contract/addressLine.ts'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import { shownAccount } from '#contract/payments/accountDetails.ts'
import { offers } from '#offers/offers.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoAgencies } from '#server/demo/demoAgencies.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import type { Seed } from '#server/demo/seed.ts'
import { accountPrint } from '../mandates/accountPrint.ts'
import { creditors, mandates } from '../mandates/mandates.tables.ts'
import { accountPlace, creditorPlace } from '../mandates/sealedPlaces.ts'
import { demoAccount, demoCreditorIdentifier } from './demoBanks.ts'
import { demoMandates } from './demoMandates.ts'
import { seedCollected } from './seedCollected.ts'
import { seedRefunds } from './seedRefunds.ts'

export const seed: Seed = async (tx, world) => {
  const { secrets } = world
  const agencies = new Map(demoAgencies().map((agency) => [agency.offer, agency]))
  const sealed = (where: string, details: AccountDetails) => secrets.seal('bankAccount', where, JSON.stringify(details))
  await tx.insert(creditors).values(
    demoPlaces.map(({ key, offer, name }, index) => {
      const placeId = demoId(`place ${key}`)
      const agency = agencies.get(offer)
      const { scheme } = paymentSettings[offer]
      return {
        placeId,
        name: offer === 'VQC' ? `Syndicat ${name}` : `SDC ${name}`,
        address: agency ? toAddressLine(agency) : offers[offer].companyName,
        identifier: demoCreditorIdentifier(scheme, offer),
        bankAccount: scheme === 'pad' ? '1000' : '512',
        accountSealed: sealed(creditorPlace(placeId), demoAccount(scheme, 100 + index)),
      }
    }),
  )
  const signed = demoMandates(world)
  await tx.insert(mandates).values(
    signed.map(({ number, scheme, ...mandate }) => {
      const details = demoAccount(scheme, number)
      return {
        ...mandate,
        accountSealed: sealed(accountPlace(mandate.id), details),
        accountShown: shownAccount(details),
        accountPrint: accountPrint(secrets, details),
      }
    }),
  )
  await seedCollected(tx, world, signed)
  await tx.transaction((refundTx) => seedRefunds(refundTx, world))
}

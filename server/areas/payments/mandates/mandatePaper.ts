import type { LocaleCode } from '#contract/offers.ts'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import { holderAddress } from '#contract/payments/mandates.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import type { Ctx } from '#server/platform/context.ts'
import { paperWords } from '#server/services/papers/paperWords.ts'
import { startPaper } from '#server/services/papers/pdf/paper.ts'
import type { MandateRow } from './mandates.store.ts'
import { mandateWords } from './mandateWords.ts'

type Mandate = {
  readonly mandate: MandateRow
  readonly creditor: { readonly name: string; readonly address: string; readonly identifier: string }
  readonly account: AccountDetails
  /** When it is signed, or sent to be signed. */
  readonly at: Date
}
type Site = Pick<Ctx, 'offer'> & { readonly locale: LocaleCode }

/**
 * The mandate for a signature by code, with room for the seal. It holds the complete account number, so only its owner reads it.
 */
export async function mandatePaper(site: Site, signed: Mandate): Promise<Uint8Array> {
  const { paper, t, words, title } = await writeMandatePaper(site, signed)
  const { mandate, at } = signed
  const { offer } = site
  paper.strong(t('paper.signed', { name: mandate.ownerName, moment: words.moment(at) }))
  paper.small(t('paper.proof'))
  return paper.finishToSeal({
    reason: title,
    name: offer.companyName,
    location: mandate.address.city,
    contact: offer.support.email,
    at,
  })
}

/** The mandate for a signature at a provider: the same paper at the same moment, byte for byte. */
export async function paperToSign(
  site: Site,
  unsigned: Mandate,
): Promise<{ readonly title: string; readonly paper: Uint8Array }> {
  const { paper, title } = await writeMandatePaper(site, unsigned)
  return { title, paper: await paper.finish() }
}

/** The wording that banks require. */
async function writeMandatePaper({ offer, locale }: Site, { mandate, creditor, account, at }: Mandate) {
  const { t } = mandateWords(locale)
  const words = paperWords(locale, offer)
  const { scheme } = paymentSettings[offer.code]
  const title = t(`paper.title.${scheme}`)
  const paper = await startPaper({
    title,
    language: locale,
    size: offer.code === 'VQC' ? 'Letter' : 'A4',
    author: offer.companyName,
    now: at,
    pageNumber: (page, pages) => words.t('page', { page, pages }),
  })
  paper.title()
  paper.facts([[t('paper.reference'), mandate.rum]])
  paper.paragraph(t(`paper.authority.${scheme}`, { creditor: creditor.name }))
  paper.paragraph(t(`paper.recourse.${scheme}`))
  paper.heading(t('paper.debtor'))
  paper.facts([
    [t('paper.name'), mandate.ownerName],
    [t('paper.address'), `${holderAddress(mandate.address)} (${mandate.address.country})`],
    ...accountFacts(account, t),
  ])
  paper.heading(t('paper.creditor'))
  paper.facts([
    [t('paper.name'), creditor.name],
    [t('paper.address'), creditor.address],
    [t(`paper.identifier.${scheme}`), creditor.identifier],
  ])
  paper.heading(t('paper.terms'))
  paper.facts([
    [t('paper.recurrence'), t(`paper.recurrent.${scheme}`)],
    [t('paper.paid'), t(`paper.kind.${mandate.kind}`)],
    [t('paper.contact'), `${readPhone(offer.support.phone)} · ${offer.support.email}`],
  ])
  paper.paragraph(t(`paper.rights.${scheme}`))
  return { paper, t, words, title }
}

function accountFacts(account: AccountDetails, t: ReturnType<typeof mandateWords>['t']) {
  if (account.scheme === 'sepa') {
    const iban = account.iban.replace(/(.{4})(?=.)/g, '$1 ')
    return [['IBAN', iban] as const, ...(account.bic ? [['BIC', account.bic] as const] : [])]
  }
  return [
    [t('paper.institution'), account.institution],
    [t('paper.transit'), account.transit],
    [t('paper.account'), account.account],
  ] as const
}

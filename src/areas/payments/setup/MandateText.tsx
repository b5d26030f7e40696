import { dot } from '#contract/dot.ts'
import { type DebitScheme, holderAddress, type MoneyOrder } from '#contract/payments/mandates.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Standing } from '../standing.ts'

type Props = { mandate: MoneyOrder; creditor: NonNullable<Standing['creditor']>; scheme: DebitScheme }

/** The text to sign, as on the paper; the account is masked here, and complete on the paper. */
export function MandateText({ mandate, creditor, scheme }: Props) {
  const t = useTranslate()
  const { support } = useOffer()
  const { ownerName, address, iban, rum, kind } = mandate
  return (
    <Panel title={t(`mandateTerms.title.${scheme}`)}>
      <Stack gap={4}>
        <Text>{t(`mandateTerms.authority.${scheme}`, { creditor: creditor.name })}</Text>
        <Text>{t(`mandateTerms.recourse.${scheme}`)}</Text>
        <Facts
          columns={{ phone: '1fr 1fr' }}
          gap={4}
          values={{ fontWeight: 600 }}
          lines={[
            [t('mandateTerms.reference'), rum],
            [t('mandateTerms.account'), iban],
            [t('mandateTerms.debtor'), ownerName],
            [t('mandateTerms.address'), holderAddress(address)],
            [t('mandateTerms.creditor'), `${creditor.name}, ${creditor.address}`],
            [t(`mandateTerms.identifier.${scheme}`), creditor.identifier],
            [t('mandateTerms.recurrence'), t(`mandateTerms.recurrent.${scheme}`)],
            [t('mandateTerms.paid'), t(`mandateTerms.kind.${kind}`)],
            [t('mandateTerms.contact'), `${readPhone(support.phone)}${dot}${support.email}`],
          ]}
        />
        <Text>{t(`mandateTerms.rights.${scheme}`)}</Text>
      </Stack>
    </Panel>
  )
}

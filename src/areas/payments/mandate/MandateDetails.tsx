import { screenPaths } from '#contract/addresses.ts'
import { paperPaths } from '#contract/papers.ts'
import { holderAddress, type MoneyOrder } from '#contract/payments/mandates.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { offeredActs } from '../standing.ts'
import type { OfOwnMandate } from './OwnMandate.tsx'

/** The content of the mandate with the account masked, and the signed paper with the complete account. */
export function MandateDetails({ mandate, standing, placeId, fileUrl }: OfOwnMandate & { mandate: MoneyOrder }) {
  const { translate: t, format, locale } = useLanguage()
  const { rum, iban, ownerName, address, mobile, createdAt, signedAt } = mandate
  const { creditor } = standing
  const isSigned = signedAt !== null
  return (
    <Panel title={t(isSigned ? 'mandate.details.title' : 'mandate.details.titleUnsigned')}>
      <Stack gap={5}>
        <Facts
          columns={{ phone: '1fr 1fr' }}
          gap={4}
          values={{ fontWeight: 600 }}
          lines={[
            [t('mandate.details.account'), iban],
            [t('mandate.details.rum'), rum],
            [t('mandate.details.holder'), ownerName],
            [t('mandate.details.address'), holderAddress(address)],
            [t('mandate.details.creditor'), creditor?.name],
            [t('mandate.details.identifier'), creditor?.identifier],
            [t('mandate.details.mobile'), mobile],
            [
              t(isSigned ? 'mandate.details.signedOn' : 'mandate.details.createdOn'),
              format.date(new Date(signedAt ?? createdAt)),
            ],
          ]}
        />
        {isSigned && offeredActs(standing).write && standing.unsigned === null && (
          <div>
            <LinkButton href={screenPaths.mandateSetup} variant="secondary">
              {t('mandate.acts.changeAccount')}
            </LinkButton>
          </div>
        )}
        {isSigned && (
          <Stack gap={2}>
            <div>
              <DownloadLink href={fileUrl(paperAddress(paperPaths.mandate.replace(':placeId', placeId), locale))}>
                {t('mandate.details.paper')}
              </DownloadLink>
            </div>
            <Text variant="small">{t('mandate.details.paperHint')}</Text>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

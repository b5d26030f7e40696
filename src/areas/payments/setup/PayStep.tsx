import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { paperPaths } from '#contract/papers.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { owedQuery } from '../mandateQueries.ts'
import type { OfSetup } from './SetupFlow.tsx'

/** Step 3: the mandate is signed, and the due amount can be paid. */
export function PayStep({ api, person, placeId, standing: { current }, fileUrl }: OfSetup) {
  const { translate: t, format, locale } = useLanguage()
  const { data: owed } = useQuery(owedQuery(api, person, placeId))
  const isDue = owed !== undefined && owed.balance > 0
  const amount = format.money(owed?.balance ?? 0)
  return (
    <Outcome
      tone="success"
      title={t('setup.pay.title')}
      foot={
        isDue ? (
          <>
            <LinkButton href={screenPaths.mandate} variant="quiet">
              {t('setup.pay.later')}
            </LinkButton>
            <LinkButton href={screenPaths.paying}>{t('setup.pay.pay', { amount })}</LinkButton>
          </>
        ) : (
          <LinkButton href={screenPaths.mandate}>{t('setup.pay.finish')}</LinkButton>
        )
      }
    >
      {current && <Text>{t(`setup.pay.text.${current.kind}`)}</Text>}
      {isDue && <Text variant="strong">{t('setup.pay.due', { amount })}</Text>}
      <div>
        <DownloadLink href={fileUrl(paperAddress(paperPaths.mandate.replace(':placeId', placeId), locale))}>
          {t('setup.pay.paper')}
        </DownloadLink>
      </div>
      <Text variant="small">{t('setup.pay.paperHint')}</Text>
    </Outcome>
  )
}

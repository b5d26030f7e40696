import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'

/** For a person without a place: links to those who can add one. */
export function NoPlaces() {
  const t = useTranslate()
  const { support } = useOffer()
  return (
    <EmptyState
      icon="building"
      title={t('placeSwitcher.noneTitle')}
      action={
        <LinkButton variant="secondary" href={`mailto:${support.email}`}>
          {t('placeSwitcher.contactManager')}
        </LinkButton>
      }
    >
      <Text>{t('placeSwitcher.noneText')}</Text>
    </EmptyState>
  )
}

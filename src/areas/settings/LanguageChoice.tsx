import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LocaleCode } from '#contract/offers.ts'
import { profileRoutes } from '#contract/profile.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { profileKeys } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { SavedChoice } from './SavedChoice.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say' | 'chooseLocale'>

/** The language on screen changes immediately; the profile keeps it for mails and other devices. */
export function LanguageChoice({ api, person, say, chooseLocale }: Props) {
  const { translate: t, locale } = useLanguage()
  const { locales } = useOffer()
  const queryClient = useQueryClient()
  const keep = useMutation({
    mutationFn: (chosen: LocaleCode) => api(profileRoutes.update, { body: { user: { locale: chosen } } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileKeys.own(person), profile)
      say(successSnack(t, t('settings.preferences.languageSaved')))
    },
  })

  return (
    <Panel title={t('settings.preferences.language')} lead={t('settings.preferences.languageHint')}>
      {locales.length > 1 ? (
        <SavedChoice hasFailed={keep.isError} onRetry={() => keep.variables && keep.mutate(keep.variables)}>
          <RadioCards
            legend={t('settings.preferences.language')}
            isLegendHidden
            name="locale"
            value={locale}
            onChange={(chosen) => {
              chooseLocale(chosen)
              keep.mutate(chosen)
            }}
            options={locales.map((value) => ({ value, label: t(`common.languages.${value}`) }))}
          />
        </SavedChoice>
      ) : (
        <Text>{t('settings.preferences.onlyLanguage')}</Text>
      )}
    </Panel>
  )
}

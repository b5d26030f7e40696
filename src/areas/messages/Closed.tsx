import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { NotCoowner } from '#src/parts/NotCoowner.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string }

/** Shown instead of the messages to people who are not co-owners. */
export function Closed({ api, person, placeId }: Props) {
  const t = useTranslate()
  return (
    <NotCoowner
      {...{ api, person, placeId }}
      title={t('messages.notCoowner.title')}
      text={t('messages.notCoowner.text')}
      call={t('messages.notCoowner.call')}
      report={t('messages.notCoowner.report')}
    />
  )
}

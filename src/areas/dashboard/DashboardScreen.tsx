import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { profileQueries } from '#src/queries/profileQueries.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import type { ScreenProps } from '../screenProps.ts'

/** What the person needs to know now. */
export function DashboardScreen({ api, person }: ScreenProps) {
  const t = useTranslate()
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <>
      <PageTitle title={t('dashboard.title')} />
      <Heading takesFocus>{t('dashboard.greeting', { name: profile.data?.firstName ?? '' })}</Heading>
    </>
  )
}

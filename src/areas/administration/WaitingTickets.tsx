import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { administrationQueries } from './administration.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { skeleton?: ReactNode; children: ReactNode }

/** On the other pages of administrators, says that people wait for an answer; shows nothing if nobody does. */
export function WaitingTickets({ api, person, skeleton = <CardSkeleton />, children }: Props) {
  const { translate: t, locale } = useLanguage()
  const waiting = useQuery(administrationQueries(api, person).waitingTickets())
  const count = waiting.data ?? 0
  // The notice comes first: the page would move down when it arrives.
  if (isFirstLoad(waiting)) return <Awaited>{skeleton}</Awaited>
  return (
    <Stack gap={5}>
      {count > 0 && (
        <Notice>
          {t(`administration.waitingTickets.${pluralForm(locale, count)}`, { count })}{' '}
          <TextLink href={screenPaths.ticketQueue}>{t('administration.waitingTickets.see')}</TextLink>
        </Notice>
      )}
      {children}
    </Stack>
  )
}

import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { readPhone } from '#src/i18n/format.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CallLink } from '#src/ui/CallLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string }

/** For people who are not co-owners (specification §2): whom to call, and where to report a problem instead. */
export function NotCoowner({ api, person, placeId }: Props) {
  const t = useTranslate()
  const { data: agency } = useQuery(placeQueries(api, person).agency(placeId))
  return (
    <EmptyState
      icon="messages"
      title={t('messages.notCoowner.title')}
      action={
        <Flex flexWrap="wrap" justifyContent="center" alignItems="center" gap={3}>
          {agency && (
            <CallLink
              phone={agency.phoneNumber}
              label={t('messages.notCoowner.call')}
              shownPhone={readPhone(agency.phoneNumber)}
            />
          )}
          <LinkButton href={screenPaths.newReport} variant="secondary">
            {t('messages.notCoowner.report')}
          </LinkButton>
        </Flex>
      }
    >
      <Text maxWidth="60ch">{t('messages.notCoowner.text')}</Text>
    </EmptyState>
  )
}

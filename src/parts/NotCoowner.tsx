import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { CallLink } from '#src/ui/CallLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { placeQueries } from './placeQueries.ts'
import type { ScreenProps } from './screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  title: string
  text: string
  /** Labels of what they may do instead. */
  call: string
  report: string
}

/** For people who are not co-owners (specification §2): a contact, and where to report a problem instead. */
export function NotCoowner({ api, person, placeId, title, text, call, report }: Props) {
  const { data: agency } = useQuery(placeQueries(api, person).agency(placeId))
  return (
    <EmptyState
      icon="messages"
      title={title}
      action={
        <Flex flexWrap="wrap" justifyContent="center" alignItems="center" gap={3}>
          {agency && <CallLink phone={agency.phoneNumber} label={call} shownPhone={readPhone(agency.phoneNumber)} />}
          <LinkButton href={screenPaths.newReport} variant="secondary">
            {report}
          </LinkButton>
        </Flex>
      }
    >
      <Text maxWidth="60ch">{text}</Text>
    </EmptyState>
  )
}

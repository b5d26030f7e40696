import { useInfiniteQuery } from '@tanstack/react-query'
import { type QueueState, queueStates } from '#contract/support/tickets.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AdministratorsOnly } from '#src/parts/AdministratorsOnly.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TicketRow } from './TicketRow.tsx'
import { ticketQueries } from './ticket.queries.ts'

/** The tickets that the operator of the portal answers, the longest waiting first. */
export function TicketQueueScreen(props: ScreenProps) {
  const { api, person } = props
  const { translate: t } = useLanguage()
  return (
    <Page screen="ticketQueue" width={832}>
      <AdministratorsOnly
        api={api}
        person={person}
        title={t('support.queue.forbiddenTitle')}
        purpose={t('support.queue.forbidden')}
      >
        <Queue {...props} />
      </AdministratorsOnly>
    </Page>
  )
}

/** The words of the address for each state; waiting tickets are the default. */
const words: Readonly<Record<QueueState, string>> = { waiting: '', pending: 'en-attente', finished: 'terminees' }

function Queue({ api, person, portal, preload }: ScreenProps) {
  const { translate: t, format } = useLanguage()
  const address = useAddress(portal)
  const state = queueStates.find((one) => words[one] === address.read('etat')) ?? 'waiting'
  const queue = useInfiniteQuery(ticketQueries(api, person).queue(state))
  return (
    <Stack gap={5}>
      <FilterBar
        which={{
          legend: t('support.queue.legend'),
          name: 'state',
          value: state,
          options: queueStates.map((value) => ({ value, label: t(`support.queue.${value}`) })),
          onChange: (chosen) => address.write({ etat: words[chosen] }),
        }}
      />
      <Loaded query={queue} skeleton={<ListSkeleton titles={['48%', '62%', '40%']} details={['30%']} p={4.5} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={state === 'waiting' ? 'check' : 'message'} title={t(`support.queue.none.${state}`)}>
              <Text>{t(`support.queue.noneText.${state}`)}</Text>
            </EmptyState>
          ) : (
            <Stack gap={3}>
              <RuledList isFramed aria-label={t('support.queue.list')}>
                {rows.map((ticket) => (
                  <li key={ticket.id}>
                    <TicketRow
                      ticket={ticket}
                      detail={t('support.queue.detail', {
                        number: ticket.number,
                        name: ticket.requester.displayName,
                        date: format.recentDate(new Date(ticket.updatedAt)),
                      })}
                      onAim={() => preload('ticket')}
                    />
                  </li>
                ))}
              </RuledList>
              <MoreButton query={queue} label={t('support.more')} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

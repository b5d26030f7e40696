import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { NewTicketForm } from './NewTicketForm.tsx'
import { TicketRow } from './TicketRow.tsx'
import { ticketQueries } from './ticket.queries.ts'

/** The person's questions to the operator of the portal, and the form for a new one. */
export function TicketsScreen(props: ScreenProps) {
  const { api, person, portal, session, shell, preload } = props
  const { translate: t, format } = useLanguage()
  const isReadOnly = useIsReadOnly(session)
  const address = useAddress(portal)
  const isWriting = address.read('demande') === 'nouvelle' && !isReadOnly
  const list = useInfiniteQuery(ticketQueries(api, person).list())
  const write = !isReadOnly && !isWriting && (
    <Button onClick={() => address.write({ demande: 'nouvelle' }, { isStep: true })}>{t('support.write')}</Button>
  )
  return (
    <Page screen="tickets" width={832} action={write && <MainAct>{write}</MainAct>}>
      <Stack gap={5}>
        <Text variant="muted">{t('support.lead')}</Text>
        {isWriting && (
          <Panel title={t('support.new.title')}>
            <OfPlace shell={shell} skeleton={<SkeletonText lines={5} />}>
              {(placeId) => (
                <NewTicketForm
                  {...props}
                  placeId={placeId}
                  failedScreen={address.read('ecran')}
                  onClose={() => address.leaveStep({ demande: null, ecran: null })}
                />
              )}
            </OfPlace>
          </Panel>
        )}
        <Loaded query={list} skeleton={<TicketsSkeleton />}>
          {({ rows }) =>
            rows.length === 0 ? (
              !isWriting && (
                <EmptyState icon="message" title={t('support.none.title')}>
                  <Text>{t('support.none.text')}</Text>
                </EmptyState>
              )
            ) : (
              <Stack gap={3}>
                <RuledList isFramed aria-label={t('support.list')}>
                  {rows.map((ticket) => (
                    <li key={ticket.id}>
                      <TicketRow
                        ticket={ticket}
                        detail={t('support.row.detail', {
                          number: ticket.number,
                          date: format.recentDate(new Date(ticket.updatedAt)),
                        })}
                        isUnread={ticket.isUnread}
                        onAim={() => preload('ticket')}
                      />
                    </li>
                  ))}
                </RuledList>
                <MoreButton query={list} label={t('support.more')} />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}

const TicketsSkeleton = () => <ListSkeleton titles={['48%', '62%', '40%']} details={['30%']} p={4.5} />

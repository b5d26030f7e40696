import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { applicationPaths } from '#contract/addresses.ts'
import { notificationTypes } from '#contract/notifications.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { NotificationFilters as Filters } from '#src/areas/notifications/notificationQueries.ts'
import { notificationMutations, notificationQueries } from '#src/areas/notifications/notificationQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ResultCount } from '#src/parts/ResultCount.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { NotificationFilters } from './NotificationFilters.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { unreadNotifications } from './unreadNotifications.ts'

/** The person's notifications of the selected place and of no place (specification §3: notifications). */
export function ActivityScreen({ api, person, placeId, session, portal, say }: ScreenProps) {
  const { locale, translate: t } = useLanguage()
  const { filters, setFilters } = useFilters(portal)
  const client = useQueryClient()
  const queries = notificationQueries(api, person, placeId)
  const query = useInfiniteQuery(queries.list(filters))
  const count = useQuery(unreadNotifications(api, person, placeId))
  const unread = count.data
  const isReadOnly = useIsReadOnly(session)
  const onError = () => say({ message: t('notifications.failed'), tone: 'error' })
  const mutations = notificationMutations(api, client, person)
  const mark = useMutation(mutations.mark())
  const markAll = useMutation(mutations.markAll(placeId))
  const contents = useRef<HTMLDivElement>(null)
  // On a phone, "mark all as read" comes before the rest, which moves up if nothing is unread: the list waits for that.
  // "Mark all as read" disappears once pressed, and so does the list of unread notifications with its last row.
  const keptFocus = useKeptFocus(contents)

  return (
    <Page
      screen="activity"
      width={832}
      action={
        !isReadOnly &&
        unread !== 0 && (
          <Button
            variant="secondary"
            isBusy={markAll.isPending}
            onFocus={keptFocus.onFocus}
            onClick={() =>
              markAll.mutate(undefined, {
                onError,
                onSuccess: () => say(successSnack(t, t('notifications.allMarked'))),
              })
            }
          >
            {t('notifications.markAll')}
          </Button>
        )
      }
    >
      <Box ref={contents} outlineOffset={6} {...keptFocus}>
        <Stack gap={5}>
          <NotificationFilters filters={filters} unread={unread} onChange={setFilters} />
          {isFirstLoad(count) ? (
            <Awaited>
              <NotificationSkeleton />
            </Awaited>
          ) : (
            <Loaded query={query} skeleton={<NotificationSkeleton />}>
              {({ rows: notifications, total }) => (
                <Stack gap={3}>
                  <ResultCount total={total}>
                    {t(`notifications.total.${pluralForm(locale, total)}`, { count: total })}
                  </ResultCount>
                  {notifications.length === 0 ? (
                    <Nothing filters={filters} />
                  ) : (
                    <>
                      <NotificationList
                        notifications={notifications}
                        isReadOnly={isReadOnly}
                        onMark={(id, isRead) => mark.mutate({ id, isRead }, { onError })}
                      />
                      <MoreButton query={query} label={t('notifications.more')} />
                      <TextLink href={applicationPaths.notificationSettings} isStandalone>
                        {t('notifications.settings')}
                      </TextLink>
                    </>
                  )}
                </Stack>
              )}
            </Loaded>
          )}
        </Stack>
      </Box>
    </Page>
  )
}

function Nothing({ filters: { isUnread, type } }: { filters: Filters }) {
  const { translate: t } = useLanguage()
  const reason = type !== null ? 'nothingFound' : isUnread ? 'upToDate' : 'empty'
  return (
    <EmptyState icon={reason === 'upToDate' ? 'check' : 'bell'} title={t(`notifications.${reason}.title`)}>
      <Text>{t(`notifications.${reason}.text`)}</Text>
    </EmptyState>
  )
}

/** The address holds the filters, so that a reload, back and a link show the same rows. */
function useFilters(portal: ScreenProps['portal']) {
  const address = useAddress(portal)
  const type = notificationTypes.find((known) => known === address.read('type')) ?? null
  const filters: Filters = { isUnread: address.read('filter') === 'unread', type }
  const setFilters = ({ isUnread, type: wanted }: Filters) =>
    address.write({ filter: isUnread ? 'unread' : null, type: wanted })
  return { filters, setFilters }
}

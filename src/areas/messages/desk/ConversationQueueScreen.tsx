import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reportedWord } from '#contract/messages/sentMessages.ts'
import { can } from '#contract/permissions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { Withheld } from '#src/parts/Withheld.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { deskQueries, type ShownQueue, shownQueues } from './deskQueries.ts'
import { QueueRow } from './QueueRow.tsx'
import { ReportedMessages } from './ReportedMessages.tsx'
import { thisPlace } from './thisPlace.ts'

const skeleton = <ListSkeleton titles={['48%', '62%', '40%']} details={['36%', '80%', '30%']} p={4.5} />
const shownLists = [...shownQueues, 'reported'] as const
type ShownList = (typeof shownLists)[number]
/** The words of the address for each list. */
const words: Readonly<Record<ShownList, string>> = {
  all: '',
  mine: 'les-miens',
  unassigned: 'sans-responsable',
  reported: reportedWord,
}

/**
 * The conversations that wait for an answer of the manager in all buildings where the person gives such answers, the longest
 * waiting first.
 */
export function ConversationQueueScreen(props: ScreenProps) {
  return (
    <Page screen="conversationQueue" width={832}>
      <OfPlace shell={props.shell} skeleton={skeleton}>
        {(placeId) => <Lists {...props} placeId={placeId} />}
      </OfPlace>
    </Page>
  )
}

type OfQueue = ScreenProps & { placeId: string }

/** One of the lists: waiting conversations, or reported messages. */
function Lists(props: OfQueue) {
  const { api, person, portal, placeId } = props
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const shown = shownLists.find((list) => words[list] === address.read('filtre')) ?? 'all'
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const { data: reported = [] } = useQuery(deskQueries(api, person).reported(null))
  const show = (chosen: ShownList) => address.write({ filtre: words[chosen] })
  const onlyPlace = address.read('immeuble') === thisPlace ? placeId : null
  if (place.data && !can(place.data.roles, 'exchange.answer')) return <Withheld />
  /** Offered as soon as a list names another building than the selected one. */
  const placeFilter = (placeIds: readonly string[]) =>
    (onlyPlace !== null || placeIds.some((id) => id !== placeId)) && (
      <ChipGroup
        legend={t('conversationDesk.place.legend')}
        name="place"
        value={onlyPlace === null ? 'all' : 'this'}
        onChange={(chosen) => address.write({ immeuble: chosen === 'this' ? thisPlace : null })}
        options={[
          { value: 'all', label: t('conversationDesk.place.all') },
          { value: 'this', label: place.data?.name ?? t('conversationDesk.place.this') },
        ]}
      />
    )
  const filter = { onlyPlace, placeFilter }
  const unseen = reported.filter(({ seenAt }) => seenAt === null).length
  return (
    <Stack gap={5}>
      <Text variant="muted">
        {t(shown === 'reported' ? 'conversationDesk.reported.lead' : 'conversationDesk.lead')}
      </Text>
      <FilterBar
        which={{
          legend: t('conversationDesk.filter'),
          name: 'queue',
          value: shown,
          options: shownLists.map((value) => ({
            value,
            label: t(`conversationDesk.show.${value}`),
            ...(value === 'reported' && unseen > 0 && { count: unseen }),
          })),
          onChange: show,
        }}
      />
      {shown === 'reported' ? (
        <ReportedMessages {...props} {...filter} />
      ) : (
        <Queue {...props} {...filter} shown={shown} onClear={() => show('all')} />
      )}
    </Stack>
  )
}

type QueueProps = OfQueue & {
  shown: ShownQueue
  /** `null` = of all buildings. */
  onlyPlace: string | null
  placeFilter: (placeIds: readonly string[]) => ReactNode
  onClear: () => void
}

function Queue({ api, person, preload, shown, onlyPlace, placeFilter, onClear }: QueueProps) {
  const { translate: t, locale } = useLanguage()
  const own = useQuery(profileQueries(api, person).own())
  const queue = useInfiniteQuery(deskQueries(api, person).queue(shown, onlyPlace))
  return (
    <Fetched query={queue} skeleton={skeleton}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <Stack gap={4}>
            {placeFilter([])}
            <Nothing shown={shown} onClear={onClear} />
          </Stack>
        ) : (
          <Stack gap={4}>
            {placeFilter(rows.map((waiting) => waiting.placeId))}
            <Text variant="muted" role="status">
              {t(`conversationDesk.count.${pluralForm(locale, total)}`, { count: total })}
            </Text>
            <RuledList isFramed aria-label={t('conversationDesk.label')}>
              {rows.map((waiting) => (
                <li key={waiting.id}>
                  <QueueRow waiting={waiting} ownId={own.data?.userId ?? null} onAim={() => preload('conversation')} />
                </li>
              ))}
            </RuledList>
            <MoreButton query={queue} label={t('conversationDesk.more')} />
          </Stack>
        )
      }
    </Fetched>
  )
}

function Nothing({ shown, onClear }: { shown: ShownQueue; onClear: () => void }) {
  const { translate: t } = useLanguage()
  return (
    <EmptyState
      icon={shown === 'all' ? 'messages' : 'check'}
      title={t(`conversationDesk.none.${shown}.title`)}
      action={
        shown !== 'all' && (
          <Button variant="secondary" onClick={onClear}>
            {t('widgets.filters.reset')}
          </Button>
        )
      }
    >
      <Text>{t(`conversationDesk.none.${shown}.text`)}</Text>
    </EmptyState>
  )
}

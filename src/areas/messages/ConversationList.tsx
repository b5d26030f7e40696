import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Conversation } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PaneScroller } from '#src/ui/messages/Panes.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { ConversationItem } from './ConversationItem.tsx'
import { ConversationsSkeleton } from './ConversationsSkeleton.tsx'
import { fetchConversationAhead, messageQueries } from './messageQueries.ts'
import { NoConversation } from './NoConversation.tsx'
import { hasUnsent } from './outboxes.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { shownLists, useListChoice } from './useListChoice.ts'
import { useShortcuts } from './useShortcuts.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'preload'> & {
  placeId: string
  /** The open conversation. */
  currentId: string | null
  searchRef: RefObject<HTMLDivElement | null>
  onHelp: () => void
}

/** The conversations of a person in the selected place, the latest first. */
export function ConversationList(props: Props) {
  const { api, person, portal, placeId, currentId, searchRef, onHelp } = props
  const { translate: t, locale } = useLanguage()
  const { shown, search, filters, suffix, show, find, clear } = useListChoice(portal)
  const place = useQuery(placeQueries(api, person).detail(placeId))
  // Not everybody may request the list.
  const list = useInfiniteQuery({
    ...messageQueries(api, person).list(placeId, filters),
    enabled: place.data !== undefined,
  })
  const isBeside = currentId !== null
  const keptScroll = useKeptScroll(`conversations ${placeId}`)
  return (
    <>
      <Box ref={searchRef} p={3} borderBottom="border">
        <FilterBar
          which={{
            legend: t('messages.list.filter'),
            name: 'conversations',
            value: shown,
            options: shownLists.map((value) => ({ value, label: t(`messages.list.${value}`) })),
            onChange: show,
          }}
          search={{ label: t('messages.list.search'), search, onSearch: find }}
          beside={
            <IconButton icon="info" label={t('conversation.keys.open')} aria-haspopup="dialog" onClick={onHelp} />
          }
          onReset={search === '' ? undefined : clear}
        />
      </Box>
      <PaneScroller {...keptScroll}>
        {place.data ? (
          <Loaded query={list} line={isBeside} skeleton={<ConversationsSkeleton />}>
            {({ rows, total }) => (
              <>
                <VisuallyHidden role="status">
                  {t(`messages.list.count.${pluralForm(locale, total)}`, { count: total })}
                </VisuallyHidden>
                {rows.length === 0 ? (
                  <NoConversation shown={shown} isSearch={search !== ''} onClear={clear} />
                ) : (
                  <Rows {...props} conversations={rows} suffix={suffix} isBusy={list.isPlaceholderData} />
                )}
                <Box p={list.hasNextPage ? 4 : 0}>
                  <MoreButton query={list} label={t('messages.list.more')} />
                </Box>
              </>
            )}
          </Loaded>
        ) : (
          <Loaded query={place} line={isBeside} skeleton={<ConversationsSkeleton />}>
            {() => null}
          </Loaded>
        )}
      </PaneScroller>
    </>
  )
}

type RowsProps = Pick<Props, 'api' | 'person' | 'preload' | 'currentId'> & {
  conversations: readonly Conversation[]
  suffix: string
  isBusy: boolean
}

function Rows({ api, person, preload, currentId, conversations, suffix, isBusy }: RowsProps) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const position = conversations.findIndex(({ id }) => id === currentId)
  function goTo(index: number) {
    const found = conversations[index]
    if (found) navigate(pathOf('conversation', { conversationId: found.id }) + suffix)
  }
  useShortcuts({ next: () => goTo(position + 1), previous: () => goTo(position - 1) })
  return (
    <RuledList aria-label={t('messages.list.label')} aria-busy={isBusy || undefined}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationItem
            conversation={conversation}
            isCurrent={conversation.id === currentId}
            hasUnsent={hasUnsent(client, person, conversation.id)}
            suffix={suffix}
            onAim={() => {
              preload('conversation')
              fetchConversationAhead(api, client, person, conversation.id)
            }}
          />
        </li>
      ))}
    </RuledList>
  )
}

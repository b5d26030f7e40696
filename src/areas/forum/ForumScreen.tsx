import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ResultCount } from '#src/parts/ResultCount.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ClosedForum } from './Coowners.tsx'
import { fetchTopicAhead, forumQueries } from './forumQueries.ts'
import { NoTopic } from './NoTopic.tsx'
import { ReportedPosts } from './ReportedPosts.tsx'
import { TopicFilters } from './TopicFilters.tsx'
import { TopicRow } from './TopicRow.tsx'
import { TopicsSkeleton } from './TopicsSkeleton.tsx'
import { type TopicChoice, toFilters, useTopicFilters } from './useTopicFilters.ts'

const waiting = <TopicsSkeleton />

/** The topics of the selected place (specification §3 Forum topic). */
export const ForumScreen = (props: ScreenProps) => (
  <OfPlace screen="forum" shell={props.shell} skeleton={waiting}>
    {(placeId, selection) => <OfOnePlace {...props} placeId={placeId} selection={selection} />}
  </OfPlace>
)

type Props = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

function OfOnePlace(props: Props) {
  const { api, person, placeId, portal, selection, session } = props
  const { translate: t } = useLanguage()
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const roles = place.data?.roles
  const isReadOnly = useIsReadOnly(session)
  const { choice, choose, clear } = useTopicFilters(portal, selection, placeId)
  // Until the roles are known, the page is that of an owner, like most.
  const mayRead = roles === undefined || can(roles, 'topic.read')
  const begin = <LinkButton href={screenPaths.newTopic}>{t('forum.begin')}</LinkButton>
  return (
    <Page screen="forum" action={mayRead && !isReadOnly && <MainAct>{begin}</MainAct>}>
      <Stack gap={5}>
        {mayRead ? (
          <>
            <Text variant="muted">{t('forum.lead')}</Text>
            <TopicFilters {...{ api, person, placeId, choice, choose, clear }} isKnown={roles !== undefined} />
            {roles ? (
              <Topics {...props} {...{ roles, choice, clear }} />
            ) : (
              <Loaded query={place} skeleton={waiting}>
                {() => null}
              </Loaded>
            )}
          </>
        ) : (
          <ClosedForum {...props} />
        )}
      </Stack>
    </Page>
  )
}

type ListProps = Props & { roles: readonly RoleName[]; choice: TopicChoice; clear: () => void }

/** The topics, below the reported posts of those who decide about them. */
function Topics({ api, person, placeId, preload, roles, choice, clear }: ListProps) {
  const { translate: t, locale } = useLanguage()
  const client = useQueryClient()
  const queries = forumQueries(api, person)
  const list = useInfiniteQuery(queries.list(placeId, toFilters(choice)))
  const reported = useInfiniteQuery({ ...queries.reported(placeId), enabled: can(roles, 'topic.moderate') })
  // The button that clears the filters disappears when it is pressed.
  const results = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(results)
  // Reported posts come first: the topics would move down when they arrive.
  if (isFirstLoad(reported)) return <Awaited>{waiting}</Awaited>
  return (
    <Stack gap={5}>
      <ReportedPosts reported={reported} />
      <div ref={results} {...keptFocus}>
        <Loaded query={list} skeleton={waiting}>
          {({ rows: topics, total }) => (
            <Stack gap={3}>
              <ResultCount total={total}>
                {t(`forum.list.count.${pluralForm(locale, total)}`, { count: total })}
              </ResultCount>
              {topics.length === 0 ? (
                <NoTopic choice={choice} onClear={clear} />
              ) : (
                <RuledList isFramed aria-label={t('forum.list.label')} aria-busy={list.isPlaceholderData || undefined}>
                  {topics.map((topic) => (
                    <li key={topic.id}>
                      <TopicRow
                        topic={topic}
                        onAim={() => {
                          preload('topic')
                          fetchTopicAhead(api, client, person, topic.id)
                        }}
                      />
                    </li>
                  ))}
                </RuledList>
              )}
              <MoreButton query={list} label={t('forum.list.more')} />
            </Stack>
          )}
        </Loaded>
      </div>
    </Stack>
  )
}

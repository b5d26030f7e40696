import { useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { dot } from '#contract/dot.ts'
import { postSorts } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { among } from '#src/parts/among.ts'
import { newDecisionPath } from '#src/parts/newDecisionPath.ts'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { BubbleMenu } from '#src/ui/messages/BubbleMenu.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { TopicActName } from './acts/topicActs.actors.ts'
import { forumCache } from './forumCache.ts'
import { topicActs } from './offeredActs.ts'
import { TopicNotice } from './TopicNotice.tsx'
import { categoryName, stateTones } from './topicWords.ts'
import type { usePostSort } from './usePostSort.ts'

type Props = ScreenProps & {
  topic: TopicDetail
  roles: readonly RoleName[]
  isReadOnly: boolean
  order: ReturnType<typeof usePostSort>
  onAct: (act: TopicActName) => void
}

/** Above the posts: the topic, whether it accepts posts, and the actions of the reader. */
export function TopicHead({ topic, roles, isReadOnly, order, onAct, ...props }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const { id, category, state, author, isAuthor, postsCount, createdAt, placeId } = topic
  const date = format.date(new Date(createdAt))
  const mayDo = topicActs(topic, roles)
  const decide =
    mayDo('decision.create') && placeId === props.placeId
      ? [
          {
            icon: 'check',
            label: t('topic.acts.createDecision'),
            onChoose: () => navigate(newDecisionPath(id)),
          } as const,
        ]
      : []
  const choices = [
    ...decide,
    ...menu
      .filter(({ event }) => mayDo(event))
      .map(({ act, icon }) => ({ icon, label: t(`topic.acts.${act}`), onChoose: () => onAct(act) })),
  ]
  return (
    <Stack gap={4}>
      <Flex flexWrap="wrap" alignItems="center" rowGap={1.5} columnGap={2.5}>
        <Tag>{categoryName(t, category)}</Tag>
        {state !== 'open' && <Tag tone={stateTones[state]}>{t(`forum.states.${state}`)}</Tag>}
        <Text variant="small">
          {[
            isAuthor ? t('topic.begunByYou', { date }) : t('topic.begunBy', { name: author.displayName, date }),
            t(`topic.count.${pluralForm(locale, postsCount)}`, { count: postsCount }),
          ].join(dot)}
        </Text>
      </Flex>
      <OtherPlace {...props} of={placeId} />
      <TopicNotice topic={topic} />
      <Flex flexWrap="wrap" alignItems="center" gap={2}>
        {!isReadOnly && <Follow {...props} topic={topic} />}
        {choices.length > 0 && <BubbleMenu label={t('topic.acts.ofTopic')} choices={() => choices} />}
        <Box flex="0 1 15rem">
          <Select
            isAlwaysRight
            isLabelHidden
            label={t('topic.sort')}
            value={order.sort}
            options={postSorts.map((value) => ({ value, label: t(`topic.sorts.${value}`) }))}
            onChange={({ currentTarget: { value } }) => order.choose(among(postSorts, value) ?? order.sort)}
          />
        </Box>
      </Flex>
    </Stack>
  )
}

const menu = [
  { act: 'propose', event: 'proposal.make', icon: 'calendar' },
  { act: 'openReport', event: 'report.open', icon: 'wrench' },
  { act: 'rename', event: 'topic.rename', icon: 'edit' },
  { act: 'move', event: 'topic.move', icon: 'folder' },
  { act: 'close', event: 'topic.close', icon: 'lock' },
  { act: 'reopen', event: 'topic.reopen', icon: 'chat' },
  { act: 'archive', event: 'topic.archive', icon: 'folder' },
] as const

/** An optimistic update, rolled back on failure. */
function Follow({ api, person, say, topic: { id, isFollowed } }: ScreenProps & { topic: TopicDetail }) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const cache = forumCache(client, person, id)
  const { mutate } = useMutation({
    mutationFn: (isWanted: boolean) =>
      api(isWanted ? topicRoutes.follow : topicRoutes.unfollow, { params: { topicId: id } }),
    onMutate: cache.follow,
    onError: () => say({ message: t('topic.failed'), tone: 'error' }),
    onSettled: cache.settle,
  })
  return (
    <Button variant="secondary" onClick={() => mutate(!isFollowed)}>
      <Icon name={isFollowed ? 'check' : 'bell'} size={18} />
      {t(isFollowed ? 'topic.followed' : 'topic.follow')}
    </Button>
  )
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReportedPost } from '#contract/forum/moderation.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { shortened } from './topicWords.ts'

type Props = { reported: UseInfiniteQueryResult<{ readonly rows: readonly ReportedPost[]; readonly total: number }> }

/** For board and manager: the reported posts, each with a link to where they decide. */
export function ReportedPosts({ reported }: Props) {
  const { translate: t, locale } = useLanguage()
  const { rows = [], total = 0 } = reported.data ?? {}
  if (rows.length === 0) return null
  return (
    <Disclosure icon="alert" label={t(`forum.reported.${pluralForm(locale, total)}`, { count: total })}>
      <Stack gap={3}>
        <RuledList isFramed aria-label={t('forum.reported.label')}>
          {rows.map((post) => (
            <li key={post.id}>
              <ReportedRow post={post} />
            </li>
          ))}
        </RuledList>
        <MoreButton query={reported} label={t('forum.reported.more')} />
      </Stack>
    </Disclosure>
  )
}

function ReportedRow({ post: { topicId, topicTitle, seq, author, isOwn, body, reports } }: { post: ReportedPost }) {
  const { translate: t } = useLanguage()
  return (
    <ListRow
      href={`${pathOf('topic', { topicId })}?message=${seq}`}
      title={topicTitle}
      fontWeight={600}
      state={isOwn && <Text variant="small">{t('forum.reported.own')}</Text>}
      edge="warning"
    >
      <Text>{t('forum.reported.says', { name: author.displayName, text: shortened(body) })}</Text>
      {reports.map(({ reason, createdAt }) => (
        <Text key={createdAt} variant="small">
          {reason === '' ? t('forum.reported.noReason') : t('forum.reported.reason', { reason })}
        </Text>
      ))}
    </ListRow>
  )
}

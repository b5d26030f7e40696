import { useQuery } from '@tanstack/react-query'
import type { TopicCategory } from '#contract/forum/topicList.ts'
import { topicCategories, topicSorts } from '#contract/forum/topicList.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { among } from '#src/parts/among.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Select } from '#src/ui/Select.tsx'
import { forumQueries } from './forumQueries.ts'
import { categoryName } from './topicWords.ts'
import type { TopicChoice } from './useTopicFilters.ts'
import { isNarrowed, shownTopics } from './useTopicFilters.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  choice: TopicChoice
  choose: (changes: Partial<TopicChoice>) => void
  clear: () => void
  /** Whether the person is known to read the forum: everybody else may not request its counts. */
  isKnown: boolean
}

/** Chooses which topics are shown, and in which order. */
export function TopicFilters({ api, person, placeId, choice, choose, clear, isKnown }: Props) {
  const t = useTranslate()
  const { data: counted } = useQuery({ ...forumQueries(api, person).categories(placeId), enabled: isKnown })
  const labelOf = (category: TopicCategory) => {
    const count = counted?.data.find(({ id }) => id === category)?.topicsCount
    return count === undefined ? categoryName(t, category) : `${categoryName(t, category)} (${count})`
  }
  return (
    <FilterBar
      which={{
        legend: t('forum.list.which'),
        name: 'sujets',
        value: choice.shown,
        options: shownTopics.map((value) => ({ value, label: t(`forum.list.${value}`) })),
        onChange: (shown) => choose({ shown }),
      }}
      search={{
        label: t('forum.list.search'),
        search: choice.search,
        onSearch: (search) => choose({ search }),
      }}
      activeCount={choice.category === null ? 0 : 1}
      isOrdered
      onReset={isNarrowed(choice) ? clear : undefined}
    >
      <Select
        isAlwaysRight
        label={t('forum.list.category')}
        value={choice.category ?? ''}
        options={[
          { value: '', label: t('forum.list.allCategories') },
          ...topicCategories.map((value) => ({ value: String(value), label: labelOf(value) })),
        ]}
        onChange={({ currentTarget: { value } }) => choose({ category: among(topicCategories, value) })}
      />
      <Select
        isAlwaysRight
        label={t('forum.list.sort')}
        value={choice.sort}
        options={topicSorts.map((value) => ({ value, label: t(`forum.sorts.${value}`) }))}
        onChange={({ currentTarget: { value } }) => choose({ sort: among(topicSorts, value) ?? choice.sort })}
      />
    </FilterBar>
  )
}

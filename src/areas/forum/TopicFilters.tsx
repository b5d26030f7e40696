import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TopicCategory } from '#contract/forum/topicList.ts'
import { topicCategories, topicSorts } from '#contract/forum/topicList.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { among } from '#src/parts/among.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Text } from '#src/ui/Text.tsx'
import { forumQueries } from './forumQueries.ts'
import { categoryName } from './topicWords.ts'
import type { TopicChoice } from './useTopicFilters.ts'
import { shownTopics } from './useTopicFilters.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  choice: TopicChoice
  choose: (changes: Partial<TopicChoice>) => void
}

/** Chooses which topics are shown, and in which order. */
export function TopicFilters({ api, person, placeId, choice, choose }: Props) {
  const t = useTranslate()
  const { data: counted } = useQuery(forumQueries(api, person).categories(placeId))
  const active = choice.category === null ? 0 : 1
  const [isOpen] = useState(active > 0)
  const labelOf = (category: TopicCategory) => {
    const count = counted?.data.find(({ id }) => id === category)?.topicsCount
    return count === undefined ? categoryName(t, category) : `${categoryName(t, category)} (${count})`
  }
  return (
    <div>
      <Grid gap={4} columns={{ tablet: 'auto minmax(0, 360px)' }} justifyContent={{ tablet: 'space-between' }}>
        <ChipGroup
          legend={t('forum.list.which')}
          name="sujets"
          value={choice.shown}
          options={shownTopics.map((value) => ({ value, label: t(`forum.list.${value}`) }))}
          onChange={(shown) => choose({ shown })}
        />
        <SearchField label={t('forum.list.search')} search={choice.search} onSearch={(search) => choose({ search })} />
      </Grid>
      <Disclosure
        icon="filter"
        label={
          <>
            {t('forum.list.filters')}
            {active > 0 && (
              <Text as="span" variant="muted" fontWeight={400}>
                ({t('forum.list.active', { count: active })})
              </Text>
            )}
          </>
        }
        isOpen={isOpen}
      >
        <Grid gap={4} pt={3} columns={{ phone: '1fr 1fr' }}>
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
        </Grid>
      </Disclosure>
    </div>
  )
}

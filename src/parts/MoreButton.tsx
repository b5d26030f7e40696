import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  /** Names the items. */
  label: string
}

/** Loads the next page of a list on demand; reports a failure and retries. */
export function MoreButton({ query, label }: Props) {
  const t = useTranslate()
  if (!query.hasNextPage) return null
  return (
    <Flex flexWrap="wrap" alignItems="center" rowGap={2} columnGap={4}>
      <Button variant="secondary" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? t('common.retry') : label}
      </Button>
      <Text variant="small" role="status">
        {query.isFetchNextPageError && t('combobox.failed')}
      </Text>
    </Flex>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Flex } from './Flex.tsx'
import { Grid } from './Grid.tsx'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Skeleton } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'
import { Text } from './Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props<Data> = {
  title: string
  icon: IconName
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A card around one query: loading, failed with a retry, or its data; stale data stays visible. */
export function QueryCard<Data>({ title, icon, query, children }: Props<Data>) {
  const t = useTranslate()
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={query.isPending}>
      <Stack height="100%">
        <Flex alignItems="center" gap={3}>
          <Icon name={icon} size={22} color="link" />
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
        </Flex>
        {query.isPending && (
          <Grid gap={3} py={1}>
            <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton width="85%" />
            <Skeleton width="45%" />
          </Grid>
        )}
        {query.isError && query.data === undefined && (
          <Stack gap={3} alignItems="flex-start" role="alert">
            <Text variant="muted">{t('common.failedTitle')}</Text>
            <Button variant="secondary" isBusy={query.isFetching} onClick={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
          </Stack>
        )}
        {query.data !== undefined && children(query.data)}
      </Stack>
    </Card>
  )
}

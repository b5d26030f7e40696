import { css } from '@emotion/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Skeleton } from './Skeleton.tsx'
import { Text } from './Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const frame = css({ display: 'flex', flexDirection: 'column', gap: 16, height: '100%' })
const head = css({ display: 'flex', alignItems: 'center', gap: 12, '& > svg': { color: 'var(--color-link)' } })
const waiting = css({ display: 'grid', gap: 12, paddingBlock: 4 })
const failure = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 })

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
      <div css={frame}>
        <div css={head}>
          <Icon name={icon} size={22} />
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
        </div>
        {query.isPending && (
          <div css={waiting}>
            <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton width="85%" />
            <Skeleton width="45%" />
          </div>
        )}
        {query.isError && query.data === undefined && (
          <div css={failure} role="alert">
            <Text variant="muted">{t('common.failedTitle')}</Text>
            <Button variant="secondary" isBusy={query.isFetching} onClick={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {query.data !== undefined && children(query.data)}
      </div>
    </Card>
  )
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props<File> = {
  query: UseInfiniteQueryResult<{ readonly rows: readonly File[] }>
  children: (file: File) => ReactNode
}

/** The files for the bank, the latest first. */
export function FilesPanel<File extends { readonly id: string }>({ query, children }: Props<File>) {
  const t = useTranslate()
  return (
    <Panel title={t('collections.files.title')}>
      <Loaded query={query} skeleton={<SkeletonText lines={4} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text variant="muted">{t('collections.files.none')}</Text>
          ) : (
            <Stack gap={4}>
              <RuledList isTrimmed aria-label={t('collections.files.title')}>
                {rows.map((file) => (
                  <li key={file.id}>{children(file)}</li>
                ))}
              </RuledList>
              <MoreButton query={query} label={t('collections.files.more')} />
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}

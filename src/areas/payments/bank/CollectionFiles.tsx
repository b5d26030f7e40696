import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { collectionQueries } from './collectionQueries.ts'
import { FileRow } from './FileRow.tsx'

/** The files for the bank, the latest first. */
export function CollectionFiles(props: OfBank) {
  const t = useTranslate()
  const files = useInfiniteQuery(collectionQueries(props.api, props.person, props.placeId).files)
  return (
    <Panel title={t('collections.files.title')}>
      <Loaded query={files} skeleton={<SkeletonText lines={4} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text variant="muted">{t('collections.files.none')}</Text>
          ) : (
            <Stack gap={4}>
              <RuledList isTrimmed aria-label={t('collections.files.title')}>
                {rows.map((file) => (
                  <li key={file.id}>
                    <FileRow {...props} file={file} />
                  </li>
                ))}
              </RuledList>
              <MoreButton query={files} label={t('collections.files.more')} />
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}

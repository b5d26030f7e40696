import { useInfiniteQuery } from '@tanstack/react-query'
import { type CollectionFile, collectionRoutes } from '#contract/payments/collections.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { collectionQueries } from './collectionQueries.ts'
import { FileRow, type FileWords } from './FileRow.tsx'
import { FilesPanel } from './FilesPanel.tsx'

/** The files of debits, the latest first. */
export function CollectionFiles(props: OfBank) {
  const { translate: t, format } = useLanguage()
  const files = useInfiniteQuery(collectionQueries(props.api, props.person, props.placeId).files)
  const wordsOf = ({ count, amount, collected, refused }: CollectionFile): FileWords => ({
    sums: t(`collections.files.sums.${count === 1 ? 'one' : 'other'}`, {
      count: format.integer(count),
      amount: format.money(amount),
    }),
    answers: t('collections.files.answers', {
      collected: format.integer(collected),
      refused: format.integer(refused),
    }),
    cancelled: t('collections.files.cancel.text'),
  })
  return (
    <FilesPanel query={files}>
      {(file) => (
        <FileRow {...props} file={file} words={wordsOf(file)} routes={collectionRoutes} paper="collectionFile" />
      )}
    </FilesPanel>
  )
}

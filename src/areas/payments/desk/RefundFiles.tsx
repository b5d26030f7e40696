import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefundFile, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { FileRow, type FileWords } from '../bank/FileRow.tsx'
import { FilesPanel } from '../bank/FilesPanel.tsx'
import { deskQueries } from './deskQueries.ts'

/** The files of transfers, the latest first. */
export function RefundFiles(props: OfBank) {
  const { translate: t, format } = useLanguage()
  const files = useInfiniteQuery(deskQueries(props.api, props.person, props.placeId).files)
  const wordsOf = ({ count, amount, transferred, refused }: RefundFile): FileWords => ({
    sums: t(`refundDesk.files.sums.${count === 1 ? 'one' : 'other'}`, {
      count: format.integer(count),
      amount: format.money(amount),
    }),
    answers: t('refundDesk.files.answers', {
      transferred: format.integer(transferred),
      refused: format.integer(refused),
    }),
    cancelled: t('refundDesk.files.cancelled'),
  })
  return (
    <FilesPanel query={files}>
      {(file) => <FileRow {...props} file={file} words={wordsOf(file)} routes={refundFileRoutes} paper="refundFile" />}
    </FilesPanel>
  )
}

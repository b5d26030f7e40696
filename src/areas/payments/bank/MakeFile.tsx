import { useQueryClient } from '@tanstack/react-query'
import { collectionRoutes, type Outlook } from '#contract/payments/collections.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { makeFile } from './collection.actors.ts'
import { amountOf, countOf, DaysTable } from './DaysTable.tsx'
import { MakeBankFile } from './MakeBankFile.tsx'

/** Makes the file of everything that is ready to be collected. */
export function MakeFile(props: OfBank & { outlook: Outlook }) {
  const { api, person, placeId, outlook } = props
  const { ready, leftOut, formats } = outlook
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const [count, amount] = [countOf(ready), format.money(amountOf(ready))]
  const make = () =>
    makeFile({ api, client, person, placeId }, formats, (chosen, request) =>
      api(collectionRoutes.make, { params: { placeId }, body: { collectionFile: { format: chosen } }, ...request }),
    )
  const [first = 'pain.008.001.02', ...others] = formats
  return (
    <MakeBankFile
      {...props}
      formats={[first, ...others]}
      make={make}
      isEmpty={count === 0}
      refused={t('collections.make.refused')}
    >
      <Text variant="strong">
        {count === 1
          ? t('collections.make.one', { amount })
          : t('collections.make.text', { count: format.integer(count), amount })}
      </Text>
      <DaysTable caption={t('collections.outlook.ready')} days={ready} />
      {leftOut.length > 0 && (
        <Notice tone="warning">{t('collections.make.leftOut', { count: format.integer(leftOut.length) })}</Notice>
      )}
    </MakeBankFile>
  )
}

import type { ReportCategory } from '#contract/reports/reports.ts'
import { reportCategories } from '#contract/reports/reports.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { categoryName } from '#src/parts/reportWords.ts'
import { TileRadios } from '#src/ui/TileRadios.tsx'
import { categoryDrawings } from './categoryDrawings.ts'

type Props = {
  value: ReportCategory | null
  onChange: (category: ReportCategory) => void
  error?: string | undefined
}

export function CategoryCards(props: Props) {
  const t = useTranslate()
  return (
    <TileRadios
      {...props}
      legend={t('newReport.what.title')}
      name="category"
      options={reportCategories.map((value) => ({
        value,
        label: categoryName(t, value),
        hint: t(`newReport.what.hint.${categoryDrawings[value].hint}`),
        drawing: categoryDrawings[value].path,
      }))}
    />
  )
}

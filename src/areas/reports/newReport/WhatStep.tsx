import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type ReportCategory, reportKinds } from '#contract/reports/reports.ts'
import { selectDraft, selectFieldCodes, selectIsIncomplete } from '#machines/reports/report/report.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { StepForm } from '#src/parts/StepForm.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { CategoryCards } from './CategoryCards.tsx'
import type { OfStep } from './ofStep.ts'
import { StepHeading } from './StepHeading.tsx'

/** Step 1: the category of the problem, and whether it is urgent. */
export function WhatStep({ reportRef, api, person }: OfStep) {
  const t = useTranslate()
  const { category, kind } = useSelector(reportRef, selectDraft)
  const isIncomplete = useSelector(reportRef, selectIsIncomplete)
  const codes = useSelector(reportRef, selectFieldCodes)
  const { data: categories } = useQuery(reportQueries(api, person).categories())
  const usualKindOf = (chosen: ReportCategory) => categories?.find(({ id }) => id === chosen)?.usualKind ?? null
  const missing = (text: string, code = codes.category) => (isIncomplete ? text : fieldError(t, code && [code]))

  // The person may choose a card before the usual kinds have loaded; the kind is then set afterwards.
  useEffect(() => {
    const usualKind = category !== null && kind === null ? usualKindOf(category) : null
    if (category !== null && usualKind) reportRef.send({ type: 'category.choose', category, usualKind })
  })

  return (
    <StepForm onConfirm={() => reportRef.send({ type: 'what.confirm' })}>
      <Stack gap={5}>
        <StepHeading reportRef={reportRef}>{t('newReport.what.title')}</StepHeading>
        <CategoryCards
          value={category}
          onChange={(chosen) =>
            reportRef.send({ type: 'category.choose', category: chosen, usualKind: usualKindOf(chosen) })
          }
          error={
            category === null ? missing(t('newReport.what.choose')) : fieldError(t, codes.category && [codes.category])
          }
        />
        {category !== null && (
          <Box maxWidth={560}>
            <RadioCards
              legend={t('newReport.what.kind')}
              name="kind"
              value={kind}
              onChange={(chosen) => reportRef.send({ type: 'kind.choose', kind: chosen })}
              options={reportKinds.map((one) => ({
                value: one,
                label: t(`newReport.what.${one}`),
                hint: t(`newReport.what.${one}Hint`),
                ...(one === 'emergency' && { icon: 'alert' as const }),
              }))}
              error={kind === null ? missing(t('newReport.what.chooseKind'), codes.kind) : undefined}
            />
          </Box>
        )}
        <StepFoot>
          <Button type="submit">{t('common.continue')}</Button>
        </StepFoot>
      </Stack>
    </StepForm>
  )
}

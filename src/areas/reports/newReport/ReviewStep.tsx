import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { pluralForm } from '#locales/pluralForm.ts'
import { selectDraft, selectIsSending } from '#machines/reports/report/report.selectors.ts'
import type { ReportStep } from '#machines/reports/report/report.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { categoryName } from '#src/parts/reportWords.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { whereValue } from './detailsForm.ts'
import { FilesNotice } from './FilesNotice.tsx'
import type { OfStep } from './ofStep.ts'
import { SendButton, SendFailure } from './SendFailure.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useWhereOptions } from './useWhereOptions.ts'

/** Step 3: a summary of everything, and the button that sends it. */
export function ReviewStep(props: OfStep) {
  const { reportRef, attachmentsRef, api, person, fileUrl } = props
  const { translate: t, locale } = useLanguage()
  const draft = useSelector(reportRef, selectDraft)
  const isSending = useSelector(reportRef, selectIsSending)
  const { data: categories } = useQuery(reportQueries(api, person).categories())
  const where = useWhereOptions(props, draft).find((option) => option.value === whereValue(draft))?.label
  const days = categories?.find(({ id }) => id === draft.category)?.promisedDays
  const part = (step: ReportStep, label: string, content: ReactNode, isFirst = false) => (
    <Grid columns="minmax(0, 1fr) auto" columnGap={3} py={2.5} borderTop={isFirst ? undefined : 'border'}>
      <Text as="dt" variant="small" alignSelf="center">
        {label}
      </Text>
      <dd>
        <Button variant="quiet" disabled={isSending} onClick={() => reportRef.send({ type: 'step.select', step })}>
          <span aria-hidden="true">{t('newReport.review.edit')}</span>
          <VisuallyHidden>{t('newReport.review.editNamed', { part: label })}</VisuallyHidden>
        </Button>
      </dd>
      <Box as="dd" gridColumn="1 / -1" overflowWrap="anywhere" whiteSpace="pre-line">
        {content}
      </Box>
    </Grid>
  )

  return (
    <Stack gap={4}>
      <StepHeading reportRef={reportRef}>{t('newReport.review.title')}</StepHeading>
      <Text variant="muted">{t('newReport.review.lead')}</Text>
      <Card>
        <Grid as="dl">
          {part(
            'what',
            t('newReport.review.what'),
            <Stack direction="row" gap={2}>
              {draft.category !== null && (
                <Text as="span" variant="strong">
                  {categoryName(t, draft.category)}
                </Text>
              )}
              {draft.kind === 'emergency' && <Tag tone="danger">{t('newReport.what.emergency')}</Tag>}
            </Stack>,
            true,
          )}
          {part('details', t('newReport.review.where'), where ?? '…')}
          {part(
            'details',
            t('newReport.review.words'),
            <>
              <Text variant="strong">{draft.title}</Text>
              <p>{draft.description}</p>
            </>,
          )}
          {draft.attachments.length > 0 &&
            part(
              'details',
              t('newReport.review.photos'),
              <Flex as="span" flexWrap="wrap" gap={2}>
                {draft.attachments.map(({ id, displayName, thumbnailUrl }) =>
                  thumbnailUrl === null ? (
                    <span key={id}>{displayName}</span>
                  ) : (
                    <Box
                      as="img"
                      key={id}
                      width={72}
                      height={72}
                      objectFit="cover"
                      radius="control"
                      src={fileUrl(thumbnailUrl)}
                      alt={displayName}
                    />
                  ),
                )}
              </Flex>,
            )}
        </Grid>
      </Card>
      {days !== undefined && (
        <Text variant="small">{t(`newReport.review.promise.${pluralForm(locale, days)}`, { count: days })}</Text>
      )}
      <SendFailure reportRef={reportRef} />
      <FilesNotice attachmentsRef={attachmentsRef} />
      <StepFoot>
        <Button
          variant="quiet"
          disabled={isSending}
          onClick={() => reportRef.send({ type: 'step.select', step: 'details' })}
        >
          {t('common.back')}
        </Button>
        <SendButton reportRef={reportRef} attachmentsRef={attachmentsRef} />
      </StepFoot>
    </Stack>
  )
}

import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectDraft, selectIsSending } from '#machines/reports/report/report.selectors.ts'
import type { ReportStep } from '#machines/reports/report/report.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { categoryName } from '#src/parts/reportWords.ts'
import { stepFoot } from '#src/parts/stepStyles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { whereValue } from './detailsForm.ts'
import { FilesNotice } from './FilesNotice.tsx'
import type { OfStep } from './ofStep.ts'
import { SendButton, SendFailure } from './SendFailure.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useWhereOptions } from './useWhereOptions.ts'

const rows = css({ display: 'grid', '& > div + div': { borderBlockStart: '1px solid var(--color-border)' } })
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12, paddingBlock: 10 })
const term = css({ alignSelf: 'center', fontSize: '0.875rem', color: 'var(--color-text-muted)' })
const value = css({ gridColumn: '1 / -1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const title = css({ fontWeight: 600 })
const files = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const picture = css({ width: 72, height: 72, objectFit: 'cover', borderRadius: 'var(--radius)' })

/** Step 3: everything once more, and the button that sends it. */
export function ReviewStep(props: OfStep) {
  const { reportRef, attachmentsRef, api, person, fileUrl } = props
  const t = useTranslate()
  const draft = useSelector(reportRef, selectDraft)
  const isSending = useSelector(reportRef, selectIsSending)
  const { data: categories } = useQuery(reportQueries(api, person).categories())
  const where = useWhereOptions(props, draft).find((option) => option.value === whereValue(draft))?.label
  const days = categories?.find(({ id }) => id === draft.category)?.promisedDays
  const part = (step: ReportStep, label: string, content: ReactNode) => (
    <div css={row}>
      <dt css={term}>{label}</dt>
      <dd>
        <Button variant="quiet" disabled={isSending} onClick={() => reportRef.send({ type: 'step.select', step })}>
          <span aria-hidden="true">{t('newReport.review.edit')}</span>
          <VisuallyHidden>{t('newReport.review.editNamed', { part: label })}</VisuallyHidden>
        </Button>
      </dd>
      <dd css={value}>{content}</dd>
    </div>
  )

  return (
    <Stack gap={4}>
      <StepHeading reportRef={reportRef}>{t('newReport.review.title')}</StepHeading>
      <Text variant="muted">{t('newReport.review.lead')}</Text>
      <Card>
        <dl css={rows}>
          {part(
            'what',
            t('newReport.review.what'),
            <Stack direction="row" gap={2}>
              {draft.category !== null && <span css={title}>{categoryName(t, draft.category)}</span>}
              {draft.kind === 'emergency' && <Tag tone="danger">{t('newReport.what.emergency')}</Tag>}
            </Stack>,
          )}
          {part('details', t('newReport.review.where'), where ?? '…')}
          {part(
            'details',
            t('newReport.review.words'),
            <>
              <p css={title}>{draft.title}</p>
              <p>{draft.description}</p>
            </>,
          )}
          {draft.attachments.length > 0 &&
            part(
              'details',
              t('newReport.review.photos'),
              <span css={files}>
                {draft.attachments.map(({ id, displayName, thumbnailUrl }) =>
                  thumbnailUrl === null ? (
                    <span key={id}>{displayName}</span>
                  ) : (
                    <img key={id} css={picture} src={fileUrl(thumbnailUrl)} alt={displayName} />
                  ),
                )}
              </span>,
            )}
        </dl>
      </Card>
      {days !== undefined && <Text variant="small">{t('newReport.review.promise', { count: days })}</Text>}
      <SendFailure reportRef={reportRef} />
      <FilesNotice attachmentsRef={attachmentsRef} />
      <div css={stepFoot}>
        <Button
          variant="quiet"
          disabled={isSending}
          onClick={() => reportRef.send({ type: 'step.select', step: 'details' })}
        >
          {t('common.back')}
        </Button>
        <SendButton reportRef={reportRef} attachmentsRef={attachmentsRef} />
      </div>
    </Stack>
  )
}

import { css } from '@emotion/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { pathOf } from '#contract/paths.ts'
import type { Report } from '#contract/reports.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import {
  selectAsked,
  selectDraft,
  selectIsJoining,
  selectIsNotJoined,
} from '#machines/reports/report/report.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonStyle, buttonVariants } from '#src/ui/buttonStyles.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { OfStep } from './ofStep.ts'

const frame = css({
  padding: '16px 16px 8px',
  borderRadius: 'calc(var(--radius) * 1.5)',
  borderInlineStart: '4px solid var(--color-action)',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-text)',
})
const list = css({ display: 'grid', '& > li + li': { borderBlockStart: '1px solid var(--color-border)' } })
const item = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', paddingBlock: 12 })
const words = css({ flex: '1 1 220px', minWidth: 0 })
const name = css({ fontWeight: 600, overflowWrap: 'anywhere' })
const detail = css({ fontSize: '0.875rem' })
/** A quiet link stands out of its line by 12 pixels: it is not to lie on the button beside it. */
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' })

/** What neighbours have reported already, while it is being written: said once the list is another, never in the way. */
export function SimilarReports({ reportRef, api, person, placeId }: OfStep) {
  const { translate: t, locale } = useLanguage()
  const asked = useSelector(reportRef, selectAsked)
  const { category } = useSelector(reportRef, selectDraft)
  const isNotJoined = useSelector(reportRef, selectIsNotJoined)
  const { data } = useQuery({
    ...reportQueries(api, person).similar(placeId, asked, category),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = asked === '' ? [] : (data ?? [])
  const count = found.length
  return (
    <div>
      <VisuallyHidden role="status">
        {count > 0 && t(`newReport.similar.found.${pluralForm(locale, count)}`, { count })}
      </VisuallyHidden>
      {isNotJoined && <Notice tone="danger">{t('newReport.similar.failed')}</Notice>}
      {count > 0 && (
        <section css={frame} aria-label={t('newReport.similar.title')}>
          <Heading level={3}>{t('newReport.similar.title')}</Heading>
          <ul css={list}>
            {found.map((report) => (
              <SimilarReport key={report.id} report={report} reportRef={reportRef} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SimilarReport({ report, reportRef }: { report: Report } & Pick<OfStep, 'reportRef'>) {
  const { translate: t, locale, format } = useLanguage()
  const isJoining = useSelector(reportRef, selectIsJoining)
  const { id, title, witnessesCount: count, isReporter, isWitness, updatedAt } = report
  const isFollowed = isReporter || isWitness
  const others = count === 0 ? 'zero' : pluralForm(locale, count)
  return (
    <li css={item}>
      <div css={words}>
        <p css={name}>{title}</p>
        <Text css={detail}>
          {isFollowed ? t('newReport.similar.mine') : t(`newReport.similar.witnesses.${others}`, { count })}
          {' · '}
          {t('reports.row.updated', { date: format.recentDate(new Date(updatedAt)) })}
        </Text>
      </div>
      <div css={buttons}>
        {!isFollowed && (
          <Button
            variant="secondary"
            isBusy={isJoining}
            aria-label={t('newReport.similar.joinNamed', { title })}
            onClick={() => reportRef.send({ type: 'duplicate.join', reportId: id })}
          >
            {t('newReport.similar.join')}
          </Button>
        )}
        <Link
          href={pathOf('report', { reportId: id })}
          css={[buttonStyle, buttonVariants.quiet]}
          aria-label={t('newReport.similar.seeNamed', { title })}
        >
          {t('newReport.similar.see')}
        </Link>
      </div>
    </li>
  )
}

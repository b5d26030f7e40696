import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { dot } from '#contract/dot.ts'
import { pathOf } from '#contract/paths.ts'
import type { Report } from '#contract/reports/reports.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import {
  selectDraft,
  selectIsJoining,
  selectIsNotJoined,
  selectSimilarTo,
} from '#machines/reports/report/report.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { OfStep } from './ofStep.ts'

/** Similar reports by neighbours, shown while this one is being written. Each change of the list is announced. */
export function SimilarReports({ reportRef, api, person, placeId }: OfStep) {
  const { translate: t, locale } = useLanguage()
  const similarTo = useSelector(reportRef, selectSimilarTo)
  const { category } = useSelector(reportRef, selectDraft)
  const isNotJoined = useSelector(reportRef, selectIsNotJoined)
  const { data } = useQuery({
    ...reportQueries(api, person).similar(placeId, similarTo ?? '', category),
    enabled: similarTo !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = similarTo === null ? [] : (data ?? [])
  const count = found.length
  return (
    <div>
      <VisuallyHidden role="status">
        {count > 0 && t(`newReport.similar.found.${pluralForm(locale, count)}`, { count })}
      </VisuallyHidden>
      {isNotJoined && <Notice tone="danger">{t('newReport.similar.failed')}</Notice>}
      {count > 0 && (
        <Box
          as="section"
          px={4}
          pt={4}
          pb={2}
          radius="card"
          edge="action"
          bg="accentSoft"
          color="text"
          aria-label={t('newReport.similar.title')}
        >
          <Heading level={3}>{t('newReport.similar.title')}</Heading>
          <RuledList>
            {found.map((report) => (
              <SimilarReport key={report.id} report={report} reportRef={reportRef} />
            ))}
          </RuledList>
        </Box>
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
    <Flex as="li" flexWrap="wrap" alignItems="center" rowGap={2} columnGap={4} py={3}>
      <Box flex="1 1 220px" minWidth={0}>
        <Text variant="strong" overflowWrap="anywhere">
          {title}
        </Text>
        <Text fontSize="small">
          {isFollowed ? t('newReport.similar.mine') : t(`newReport.similar.witnesses.${others}`, { count })}
          {dot}
          {t('reports.row.updated', { date: format.recentDate(new Date(updatedAt)) })}
        </Text>
      </Box>
      {/* A quiet link extends 12 px over its edge; the gap separates it from the next button. */}
      <Flex flexWrap="wrap" rowGap={2} columnGap={5}>
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
        <LinkButton
          href={pathOf('report', { reportId: id })}
          variant="quiet"
          aria-label={t('newReport.similar.seeNamed', { title })}
        >
          {t('newReport.similar.see')}
        </LinkButton>
      </Flex>
    </Flex>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Alike } from './alikeJobs.ts'
import { jobMutations, type Retried } from './jobs.queries.ts'
import { useJobName } from './useJobName.ts'

type Props = Alike & { api: Api; person: string; announce: (outcome: Retried) => void }

/** A job, and how many are like it: what it is, since when, the rows that it names, and why its last attempt failed. */
export function JobRow({ job, ids, api, person, announce }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const name = useJobName()(job.kind)
  const retry = useMutation(jobMutations(api, useQueryClient(), person).retry(ids, announce))
  const when = format.recentDate(new Date(job.since))
  return (
    <Grid
      as="li"
      columns={{ base: 'minmax(0, 1fr)', phone: 'minmax(0, 1fr) auto' }}
      alignItems="start"
      rowGap={3}
      columnGap={4}
      px={4}
      py={3.5}
    >
      <Grid gap={1} minWidth={0} overflowWrap="anywhere">
        <Text variant="strong">
          {name}
          {ids.length > 1 && t('administration.jobs.times', { count: ids.length })}
        </Text>
        <Text variant="small">
          {t(`administration.jobs.since.${job.state}`, { when })}
          {job.failures > 0 &&
            t(`administration.jobs.failures.${pluralForm(locale, job.failures)}`, { count: job.failures })}
        </Text>
        {job.reason !== null && <Text variant="small">{t('administration.jobs.reason', { reason: job.reason })}</Text>}
        {job.subjects.map(({ name: subject, id }) => (
          <Text key={id} variant="small">
            {t(`administration.jobs.subject.${subject}`, { id })}
          </Text>
        ))}
        {retry.isError && <ErrorLine>{t('administration.jobs.notRetried')}</ErrorLine>}
      </Grid>
      {job.state === 'failed' && (
        <Box
          as={Button}
          justifySelf="start"
          variant="secondary"
          aria-label={t('administration.jobs.retryOf', { name })}
          isBusy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('common.retry')}
        </Box>
      )}
    </Grid>
  )
}

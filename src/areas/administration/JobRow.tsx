import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Job } from '#contract/jobs.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Text } from '#src/ui/Text.tsx'
import { jobMutations } from './jobs.queries.ts'
import { useJobName } from './useJobName.ts'

type Props = { job: Job; api: Api; person: string; announce: () => void }

/** A job: its kind, since when, the rows that it names, and why its last attempt failed. */
export function JobRow({ job, api, person, announce }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const name = useJobName()(job.kind)
  const retry = useMutation(jobMutations(api, useQueryClient(), person).retry(job.id))
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
        <Text variant="strong">{name}</Text>
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
          onClick={() => retry.mutate(undefined, { onSuccess: announce })}
        >
          {t('common.retry')}
        </Box>
      )}
    </Grid>
  )
}

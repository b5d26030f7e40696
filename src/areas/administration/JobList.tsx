import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { JobState } from '#contract/jobs.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { alikeJobs } from './alikeJobs.ts'
import { JobRow } from './JobRow.tsx'
import { JobRowsSkeleton, NoJobSkeleton } from './JobsSkeleton.tsx'
import { jobQueries, type Retried } from './jobs.queries.ts'

type Props = { state: JobState; api: Api; person: string; say: ScreenProps['say'] }

/** The jobs in one state. */
export function JobList({ state, api, person, say }: Props) {
  const t = useTranslate()
  const list = useInfiniteQuery(jobQueries(api, person).list(state))
  // A retried row leaves the list, together with its button.
  const rows = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(rows)
  function announce({ retried, refused }: Retried) {
    if (refused > 0) say({ message: t('administration.jobs.retriedSome', { retried, refused }), tone: 'error' })
    else if (retried > 1) say(successSnack(t, t('administration.jobs.retriedAll', { count: retried })))
    else say(successSnack(t, t('administration.jobs.retried')))
  }
  return (
    <div ref={rows} {...keptFocus}>
      <Loaded query={list} skeleton={state === 'waiting' ? <JobRowsSkeleton /> : <NoJobSkeleton />}>
        {({ rows: jobs }) =>
          jobs.length === 0 ? (
            <EmptyState icon="check" title={t(`administration.jobs.none.${state}`)}>
              <Text>{t(`administration.jobs.noneText.${state}`)}</Text>
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <RuledList isFramed aria-label={t(`administration.jobs.state.${state}`)}>
                {alikeJobs(jobs).map(({ job, ids }) => (
                  <JobRow key={job.id} job={job} ids={ids} api={api} person={person} announce={announce} />
                ))}
              </RuledList>
              <MoreButton query={list} label={t('administration.jobs.more')} />
            </Stack>
          )
        }
      </Loaded>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type JobState, jobStates } from '#contract/jobs.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AdministratorsOnly } from '#src/parts/AdministratorsOnly.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Text } from '#src/ui/Text.tsx'
import { JobList } from './JobList.tsx'
import { JobsSkeleton, JobTableSkeleton } from './JobsSkeleton.tsx'
import { JobTable } from './JobTable.tsx'
import { jobQueries } from './jobs.queries.ts'
import { WaitingTickets } from './WaitingTickets.tsx'

/** The portal's background work: jobs that wait, run or have failed. */
export function JobsScreen(props: ScreenProps) {
  const { api, person } = props
  const t = useTranslate()
  return (
    <Page screen="jobs" width={832}>
      <AdministratorsOnly
        api={api}
        person={person}
        title={t('administration.forbiddenTitle')}
        purpose={t('administration.jobs.forbidden')}
        skeleton={<JobsSkeleton />}
      >
        <Jobs {...props} />
      </AdministratorsOnly>
    </Page>
  )
}

/** The state in the address; failures come first, because somebody has to look at them. */
const words: Readonly<Record<JobState, string>> = { failed: '', running: 'en-cours', waiting: 'en-attente' }

function Jobs({ api, person, portal, say }: ScreenProps) {
  const t = useTranslate()
  const address = useAddress(portal)
  const state = jobStates.find((one) => words[one] === address.read('etat')) ?? 'failed'
  const counts = useQuery(jobQueries(api, person).counts())
  const sumOf = (one: JobState) => counts.data?.counts.reduce((sum, row) => sum + row[one], 0)
  return (
    <WaitingTickets api={api} person={person} skeleton={<JobsSkeleton />}>
      <Text variant="muted">{t('administration.jobs.lead')}</Text>
      <FilterBar
        which={{
          legend: t('administration.jobs.legend'),
          name: 'state',
          value: state,
          options: jobStates.map((value) => {
            const count = sumOf(value)
            return { value, label: t(`administration.jobs.state.${value}`), ...(count && { count }) }
          }),
          onChange: (chosen) => address.write({ etat: words[chosen] }),
        }}
      />
      <JobList state={state} api={api} person={person} say={say} />
      <Loaded query={counts} line={t('administration.jobs.countsFailed')} skeleton={<JobTableSkeleton />}>
        {({ counts: rows }) => rows.length > 0 && <JobTable rows={rows} />}
      </Loaded>
    </WaitingTickets>
  )
}

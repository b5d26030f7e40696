import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { decisionList } from '#contract/decisions/decisionList.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps, QueryDependencies } from '#src/parts/dashboardParts.ts'
import { glanceQuery } from '#src/parts/pagesOf.ts'
import { QueryCard } from '#src/parts/QueryCard.tsx'
import { GlanceList, GlanceRow } from '#src/ui/GlanceRow.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { DecisionTag } from './DecisionTag.tsx'
import { decisionKeys } from './decisionKeys.ts'

const shown = 3
const filters = { state: 'ongoing', sort: 'due_at' } as const

export const ongoingDecisions = ({ api, person, placeId }: QueryDependencies) =>
  glanceQuery({
    queryKey: decisionKeys.glance(person, placeId, filters, shown),
    ask: (signal) => api(decisionList, { params: { placeId }, query: { ...filters, perPage: shown }, signal }),
  })

/** The open decisions, by deadline. */
export function DecisionsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  return (
    <QueryCard title={t('dashboard.decisions.title')} icon="check" query={useQuery(ongoingDecisions(props))}>
      {({ rows: decisions }) => (
        <>
          {decisions.length === 0 ? (
            <Text variant="muted">{t('dashboard.decisions.none')}</Text>
          ) : (
            <GlanceList>
              {decisions.map(({ id, title: name, status, verdict, life, dueAt }) => (
                <GlanceRow
                  key={id}
                  href={pathOf('decision', { decisionId: id })}
                  name={name}
                  tag={<DecisionTag status={status} verdict={verdict} />}
                  onAim={() => props.preload('decision')}
                >
                  {life === 'open' && (
                    <Text variant="small">{t('dashboard.decisions.due', { date: format.date(new Date(dueAt)) })}</Text>
                  )}
                </GlanceRow>
              ))}
            </GlanceList>
          )}
          <TextLink href={screenPaths.decisions} isStandalone>
            {t('dashboard.decisions.all')}
          </TextLink>
        </>
      )}
    </QueryCard>
  )
}

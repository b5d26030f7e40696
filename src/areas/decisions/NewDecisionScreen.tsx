import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { topicWord } from '#src/parts/newDecisionPath.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { topicSource } from '#src/parts/topicSource.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { decisionOf, noDecision } from './decisionDrafts.ts'
import { NewDecisionForm } from './NewDecisionForm.tsx'

export function NewDecisionScreen(props: ScreenProps) {
  const t = useTranslate()
  return (
    <Page screen="newDecision" width={832}>
      {useIsReadOnly(props.session) ? (
        <ReadOnly session={props.session}>
          <div>
            <LinkButton href={screenPaths.decisions} variant="secondary">
              {t('decisions.page.toList')}
            </LinkButton>
          </div>
        </ReadOnly>
      ) : (
        <OfPlace shell={props.shell} skeleton={<FormSkeleton fields={5} />}>
          {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
        </OfPlace>
      )}
    </Page>
  )
}

function OfOnePlace(props: ScreenProps & { placeId: string }) {
  const t = useTranslate()
  const { api, person, placeId, portal } = props
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const topicId = useAddress(portal).read(topicWord)
  return (
    <Loaded query={place} skeleton={<FormSkeleton fields={5} />}>
      {({ roles }) =>
        can(roles, 'decision.create') ? (
          topicId === '' ? (
            <NewDecisionForm {...props} blank={noDecision} />
          ) : (
            <OfTopic {...props} topicId={topicId} />
          )
        ) : (
          <Gone
            icon="folders"
            title={t('newDecision.forbidden')}
            text={t('newDecision.forbiddenText')}
            href={screenPaths.decisions}
            label={t('decisions.page.toList')}
          />
        )
      }
    </Loaded>
  )
}

/** A topic of another place, or one that the person does not read, leaves the form empty. */
function OfTopic({ topicId, ...props }: ScreenProps & { placeId: string; topicId: string }) {
  const { api, person, placeId } = props
  const topic = useQuery(topicSource(api, person, topicId))
  if (topic.isPending) return <FormSkeleton fields={5} />
  const blank = topic.data?.placeId === placeId ? decisionOf(topic.data) : noDecision
  return <NewDecisionForm {...props} blank={blank} />
}

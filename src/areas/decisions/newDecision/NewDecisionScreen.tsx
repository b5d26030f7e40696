import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Gone, isGone } from '#src/parts/Gone.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { topicWord } from '#src/parts/newDecisionPath.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { Permitted } from '#src/parts/Permitted.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { topicSource } from '#src/parts/topicSource.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { isWithheld } from '#src/parts/Withheld.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { decisionOf, noDecision } from '../decisionDrafts.ts'
import { decisionQueries } from '../decisionQueries.ts'
import { NewDecisionForm, type NewDecisionProps } from './NewDecisionForm.tsx'

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
  return (
    <Permitted
      {...props}
      permission="decision.create"
      closed={
        <Gone
          icon="folders"
          title={t('newDecision.forbidden')}
          text={t('newDecision.forbiddenText')}
          href={screenPaths.decisions}
          label={t('decisions.page.toList')}
        />
      }
      skeleton={<FormSkeleton fields={5} />}
    >
      {() => <OfKeys {...props} />}
    </Permitted>
  )
}

/** The form waits for the keys, because without them a cost for one staircase would be charged to the whole building. */
function OfKeys(props: ScreenProps & { placeId: string }) {
  const { api, person, placeId, portal } = props
  const keys = useQuery(decisionQueries(api, person).repartitionKeys(placeId))
  const topicId = useAddress(portal).read(topicWord)
  return (
    <Loaded query={keys} skeleton={<FormSkeleton fields={5} />}>
      {(loaded) =>
        topicId === '' ? (
          <NewDecisionForm {...props} keys={loaded} blank={noDecision} />
        ) : (
          <OfTopic {...props} keys={loaded} topicId={topicId} />
        )
      }
    </Loaded>
  )
}

/** A topic of another place, or one that the person may not read, leaves the form empty. */
function OfTopic({ topicId, ...props }: Omit<NewDecisionProps, 'blank'> & { topicId: string }) {
  const { api, person, placeId } = props
  const topic = useQuery(topicSource(api, person, topicId))
  const isClosed = isGone(topic.error) || isWithheld(topic.error)
  const found = topic.data?.placeId === placeId ? decisionOf(topic.data) : topic.data || isClosed ? noDecision : null
  // Decided once: a later answer must not take away what is typed.
  const [blank, setBlank] = useState(found)
  if (blank === null && found !== null) setBlank(found)
  if (blank !== null) return <NewDecisionForm {...props} blank={blank} />
  return (
    <Loaded query={topic} skeleton={<FormSkeleton fields={5} />}>
      {() => null}
    </Loaded>
  )
}

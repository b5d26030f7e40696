import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { pathOf } from '#contract/paths.ts'
import {
  selectDraft,
  selectHasMoved,
  selectIsIncomplete,
  selectRefusal,
} from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import type { Principal } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { StepForm } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PrincipalSkeleton } from '../FlowSkeletons.tsx'
import { PrincipalCards } from '../PrincipalCards.tsx'
import { ProxyRefusal } from './ProxyRefusal.tsx'
import { ProxyRoom } from './ProxyRoom.tsx'
import type { OfProxyStep } from './ProxySteps.tsx'

/** A co-owner in the list; more votes than the law allows cannot be added. */
type Listed = Principal & { readonly isTooMuch: boolean }

/** Step 1: the principal, and how many more the law allows. A search finds those whose signed ballot is on paper. */
export function PrincipalStep({ proxyRef, api, person, decision }: OfProxyStep) {
  const t = useTranslate()
  const { principal } = useSelector(proxyRef, selectDraft)
  const hasMoved = useSelector(proxyRef, selectHasMoved)
  const isIncomplete = useSelector(proxyRef, selectIsIncomplete)
  const refusal = useSelector(proxyRef, selectRefusal)
  const [search, setSearch] = useState('')
  const queries = decisionQueries(api, person)
  const list = useInfiniteQuery({
    ...queries.principals(decision.id, search),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })
  const allowance = useQuery(queries.allowance(decision.id))
  const { data: room } = allowance
  const givers = decision.powers.flatMap(({ isOwn, status, giver: { userId, displayName }, votes }): Listed[] =>
    isOwn || status !== 'accepted' || userId === null
      ? []
      : [{ id: userId, name: displayName, votes, isOnline: true, isTooMuch: false }],
  )
  // Nobody could be chosen, so the reason replaces the list.
  const hasNoRoom =
    room !== undefined && givers.length === 0 && (room.isForbidden || (!room.canTakeAny && room.spareVotes === 0))

  // The law's limits are above the people, or replace them.
  if (isFirstLoad(allowance)) {
    return (
      <Awaited>
        <PrincipalSkeleton />
      </Awaited>
    )
  }
  if (hasNoRoom) {
    return (
      <Stack gap={4}>
        <StepTitle hasMoved={hasMoved}>{t('votes.proxy.principal.title')}</StepTitle>
        {refusal !== null && <ProxyRefusal refusal={refusal} />}
        <ProxyRoom {...{ api, person, decision }} />
        <StepFoot>
          <LinkButton href={pathOf('decision', { decisionId: decision.id })} variant="secondary">
            {t('decisions.page.back')}
          </LinkButton>
        </StepFoot>
      </Stack>
    )
  }
  const cards = (listed: readonly Listed[]) => (
    <PrincipalCards<Listed>
      listed={listed}
      chosen={principal && { ...principal, isTooMuch: false }}
      isNarrowed={search !== ''}
      nobody={search === '' ? null : t('votes.proxy.principal.nobody')}
      error={isIncomplete ? t('votes.proxy.principal.required') : undefined}
      noteOn={({ isOnline }) => (isOnline ? t('votes.proxy.principal.online') : null)}
      objectionTo={({ isTooMuch }) => (isTooMuch ? t('votes.proxy.room.tooMany') : null)}
      onChoose={({ isTooMuch: _, ...chosen }) => proxyRef.send({ type: 'principal.choose', principal: chosen })}
    />
  )
  return (
    <StepForm onConfirm={() => proxyRef.send({ type: 'principal.confirm' })}>
      <Stack gap={4}>
        <StepTitle hasMoved={hasMoved}>{t('votes.proxy.principal.title')}</StepTitle>
        {refusal !== null && <ProxyRefusal refusal={refusal} />}
        <ProxyRoom {...{ api, person, decision }} />
        <Stack gap={2}>
          <Text>{t('votes.proxy.principal.onPaper')}</Text>
          <SearchField label={t('votes.proxy.principal.search')} search={search} onSearch={setSearch} />
        </Stack>
        {search === '' ? (
          cards(givers)
        ) : (
          <Loaded query={list} skeleton={<SkeletonText lines={4} />}>
            {({ rows: principals }) => (
              <Stack gap={3}>
                {cards([
                  ...givers.filter(({ id }) => principals.some(({ person: { userId } }) => userId === id)),
                  ...principals.flatMap(({ person: { userId, displayName }, votes, isTooMuch }): Listed[] =>
                    userId === null || givers.some(({ id }) => id === userId)
                      ? []
                      : [{ id: userId, name: displayName, votes, isOnline: false, isTooMuch }],
                  ),
                ])}
                <MoreButton query={list} label={t('votes.proxy.principal.more')} />
              </Stack>
            )}
          </Loaded>
        )}
        <StepFoot>
          <Button type="submit">{t('votes.proxy.principal.next')}</Button>
        </StepFoot>
      </Stack>
    </StepForm>
  )
}

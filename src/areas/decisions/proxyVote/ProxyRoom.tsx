import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { votesText } from '../decisionWords.ts'
import type { OfProxyStep } from './ProxySteps.tsx'

/** How many proxy votes the person holds, which ones wait for their answer, and how many more the law allows. */
export function ProxyRoom({ api, person, decision }: Pick<OfProxyStep, 'api' | 'person' | 'decision'>) {
  const language = useLanguage()
  const { translate: t, locale } = language
  const offeredCount = decision.powers.filter(({ isOwn, status }) => !isOwn && status === 'offered').length
  const allowance = useQuery(decisionQueries(api, person).allowance(decision.id))
  return (
    <Panel title={t('votes.proxy.room.title')}>
      <Loaded query={allowance} skeleton={<Skeleton width="70%" />}>
        {({ heldCount, heldVotes, spareVotes, canTakeAny, isForbidden, hasGivenAway, isLimited }) => {
          const held = heldCount === 0 ? 'zero' : pluralForm(locale, heldCount)
          return (
            <Stack gap={2}>
              <Text variant="strong">
                {isForbidden
                  ? t(`votes.proxy.room.${hasGivenAway ? 'givenAway' : 'forbidden'}`)
                  : canTakeAny
                    ? t('votes.proxy.room.any')
                    : spareVotes > 0
                      ? t('votes.proxy.room.spare', { votes: votesText(t, language, spareVotes) })
                      : t('votes.proxy.room.none')}
              </Text>
              {offeredCount > 0 && (
                <Text>
                  {t(`votes.proxy.room.offered.${pluralForm(locale, offeredCount)}`, { count: offeredCount })}{' '}
                  <TextLink href={pathOf('decision', { decisionId: decision.id })}>
                    {t('votes.proxy.room.answer')}
                  </TextLink>
                </Text>
              )}
              {!isForbidden && (heldCount > 0 || offeredCount === 0) && (
                <Text>
                  {held === 'zero'
                    ? t('votes.proxy.room.held.zero')
                    : t(`votes.proxy.room.held.${held}`, {
                        count: heldCount,
                        votes: votesText(t, language, heldVotes),
                      })}
                </Text>
              )}
              {isLimited && <Text variant="small">{t('votes.proxy.room.law')}</Text>}
            </Stack>
          )
        }}
      </Loaded>
    </Panel>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Position } from '#contract/accounts/statement.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { PanelSkeleton } from '../BookSkeletons.tsx'
import { standingOf } from '../personal/standing.ts'
import { statementQueries } from '../personal/statement.queries.ts'
import { KindsInWords } from './KindsInWords.tsx'
import { NextCall } from './NextCall.tsx'

const skeleton = (
  <Stack gap={5}>
    {[3, 6, 4, 2].map((lines) => (
      <PanelSkeleton key={lines}>
        <SkeletonText lines={lines} />
      </PanelSkeleton>
    ))}
  </Stack>
)

type OfAccount = Pick<ScreenProps, 'api' | 'person'> & { placeId: string }

/** How a personal account works, explained with the person's own figures. */
export const UnderstandingScreen = (props: ScreenProps) => (
  <Page screen="understanding" width={832}>
    <WithLead>
      <OfPlace shell={props.shell} skeleton={skeleton}>
        {(placeId) => <Understanding {...props} placeId={placeId} />}
      </OfPlace>
    </WithLead>
  </Page>
)

function WithLead({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('understanding.lead')}</Text>
      {children}
    </Stack>
  )
}

function Understanding(props: OfAccount) {
  const { api, person, placeId } = props
  const position = useQuery(statementQueries(api, person, placeId).position)
  return (
    <Fetched query={position} skeleton={skeleton}>
      {(known) => <Chapters {...props} position={known} />}
    </Fetched>
  )
}

function Chapters({ position, ...props }: OfAccount & { position: Position }) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { balance, called, kinds, nextCall, pending, worksFund } = position
  const money = (cents: number) => format.money(Math.abs(cents))
  return (
    <Stack gap={5}>
      <Panel title={t('understanding.balance.title')}>
        <Stack gap={3}>
          <Text variant="strong">{standingOf(position, language)}</Text>
          <Text>
            {t('understanding.balance.sum', { called: money(called.amount), balance: format.money(balance) })}
          </Text>
          <Text>{t('understanding.balance.sign')}</Text>
        </Stack>
      </Panel>
      {kinds.length > 0 && <KindsInWords kinds={kinds} />}
      {nextCall && <NextCall {...props} call={nextCall} />}
      {worksFund && (
        <Panel title={t('personal.fund.title')}>
          <Stack gap={3}>
            <Text>
              {t('personal.fund.whole', {
                total: format.money(worksFund.total),
                tantiemes: format.integer(worksFund.tantiemes),
                whole: format.integer(worksFund.whole),
              })}
            </Text>
            <Text>{t('understanding.shares')}</Text>
          </Stack>
        </Panel>
      )}
      <Panel title={t('understanding.payment.title')}>
        <Stack gap={3}>
          <Text>{t('understanding.payment.oldest')}</Text>
          <Text>{t('understanding.payment.credit')}</Text>
        </Stack>
      </Panel>
      <Panel title={t('understanding.year.title')}>
        <Stack gap={3}>
          <Text>{t('understanding.year.regularisation')}</Text>
          {pending !== 0 && (
            <Text variant="strong">
              {t(`personal.standing.${pending > 0 ? 'pendingOwed' : 'pendingCredit'}`, { amount: money(pending) })}
            </Text>
          )}
        </Stack>
      </Panel>
      <TextLink href={applicationPaths.personalAccount} isStandalone>
        {t('understanding.back')}
      </TextLink>
    </Stack>
  )
}

import type { ReactNode } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { FlowSkeleton } from './FlowSkeletons.tsx'
import { OneDecision } from './OneDecision.tsx'

export type FlowName = 'vote' | 'proxyVote' | 'givePower' | 'meetingRequest' | 'presidentDesk' | 'room'

type Props = ScreenProps & {
  screen: FlowName
  decisionId: string
  title?: string
  width?: 832 | 1200
  children: (decision: DecisionDetail, roles: readonly RoleName[]) => ReactNode
}

/** A page for a binding act. It names the decision, and is closed during impersonation. */
export function FlowPage({ width = 832, children, ...props }: Props) {
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(props.session)
  return (
    <OneDecision {...props} width={width} skeleton={<FlowSkeleton screen={props.screen} />}>
      {(decision, roles) => (
        <Stack gap={5}>
          <Text variant="lead">
            <TextLink href={pathOf('decision', { decisionId: decision.id })}>{decision.title}</TextLink>
          </Text>
          {isReadOnly ? (
            <ReadOnly session={props.session}>
              <div>
                <LinkButton href={pathOf('decision', { decisionId: decision.id })} variant="secondary">
                  {t('decisions.page.back')}
                </LinkButton>
              </div>
            </ReadOnly>
          ) : (
            children(decision, roles)
          )}
        </Stack>
      )}
    </OneDecision>
  )
}

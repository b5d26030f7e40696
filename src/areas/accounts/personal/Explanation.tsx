import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectHasFailed } from '#machines/accounts/statement/statement.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { callDayOf, lineParam } from '#src/parts/callDay.ts'
import { isGone } from '#src/parts/Gone.tsx'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { useAddress } from '#src/parts/useAddress.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { AskAboutLine } from './AskAboutLine.tsx'
import { ExplainedCalls } from './ExplainedCalls.tsx'
import { ExplainedLine } from './ExplainedLine.tsx'
import type { OfFlow } from './Statement.tsx'
import { statementQueries } from './statement.queries.ts'
import { useLabel } from './useLabel.ts'

type Props = OfFlow & { lineId: string }

/** The explanation of an amount, over the statement. The address names the line or the day, so going back closes it. */
export function Explanation(props: Props) {
  const dueOn = callDayOf(props.lineId)
  return dueOn === null ? <OfLine {...props} /> : <OfCalls {...props} dueOn={dueOn} />
}

function OfLine(props: Props) {
  const { api, lineId, person, placeId } = props
  // The flow requests it, and puts it in the cache.
  const { data, error } = useQuery({ ...statementQueries(api, person, placeId).line(lineId), enabled: false })
  const labelOf = useLabel()
  const ask = data && {
    label: labelOf(data.line),
    day: data.line.enteredOn,
    amount: data.line.debit - data.line.credit,
    entryId: data.line.entryId,
  }
  return (
    <Frame {...props} error={error} footer={ask && <AskAboutLine {...props} about={ask} />}>
      {data && <ExplainedLine {...props} detail={data} />}
    </Frame>
  )
}

function OfCalls({ dueOn, ...props }: Props & { dueOn: string }) {
  const { api, person, placeId } = props
  const { data, error } = useQuery({ ...statementQueries(api, person, placeId).calledOn(dueOn), enabled: false })
  const hasCalls = data !== undefined && data.calls.length > 0
  const ask = hasCalls && { label: data.calls.map(({ label }) => label).join(', '), day: dueOn, amount: data.amount }
  return (
    <Frame {...props} error={error} footer={ask && <AskAboutLine {...props} about={ask} />}>
      {data && (hasCalls ? <ExplainedCalls called={data} /> : <Gone />)}
    </Frame>
  )
}

type FrameProps = Pick<Props, 'flow' | 'portal'> & { error: Error | null; footer: ReactNode; children: ReactNode }

function Frame({ flow, portal, error, footer, children }: FrameProps) {
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const hasFailed = useSelector(flow, selectHasFailed)
  return (
    <Modal
      isOpen
      width={800}
      title={t('personal.explain.title')}
      onClose={() => address.leaveStep({ [lineParam]: null })}
      footer={footer}
    >
      {children ?? <Waiting hasFailed={hasFailed} isGone={isGone(error)} flow={flow} />}
    </Modal>
  )
}

function Waiting({
  hasFailed,
  isGone: isMissing,
  flow,
}: Pick<Props, 'flow'> & { hasFailed: boolean; isGone: boolean }) {
  const { translate: t } = useLanguage()
  if (hasFailed && isMissing) return <Gone />
  if (hasFailed) return <LoadFailure onRetry={() => flow.send({ type: 'explanation.reload' })} />
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <SkeletonText lines={6} />
    </div>
  )
}

function Gone() {
  const { translate: t } = useLanguage()
  return (
    <EmptyState icon="coins" title={t('personal.explain.gone')}>
      <Text>{t('personal.explain.goneText')}</Text>
    </EmptyState>
  )
}

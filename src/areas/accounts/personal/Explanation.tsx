import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { selectHasFailed } from '#machines/accounts/statement/statement.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { isGone } from '#src/parts/Gone.tsx'
import { useAddress } from '#src/parts/useAddress.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { AskAboutLine } from './AskAboutLine.tsx'
import { ExplainedLine } from './ExplainedLine.tsx'
import type { OfFlow } from './Statement.tsx'
import { lineParam } from './statement.actors.ts'
import { statementQueries } from './statement.queries.ts'

/** Where the amount of one line comes from, over the statement. The address names the line, so going back closes it. */
export function Explanation(props: OfFlow & { lineId: string }) {
  const { api, flow, lineId, person, placeId, portal } = props
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const hasFailed = useSelector(flow, selectHasFailed)
  // The flow requests it; what it has brought is in the cache.
  const { data, error } = useQuery({ ...statementQueries(api, person, placeId).line(lineId), enabled: false })
  return (
    <Modal
      isOpen
      width={800}
      title={t('personal.explain.title')}
      onClose={() => address.leaveStep({ [lineParam]: null })}
      footer={data && <AskAboutLine api={api} person={person} placeId={placeId} line={data.line} />}
    >
      {data ? (
        <ExplainedLine {...props} detail={data} />
      ) : hasFailed && isGone(error) ? (
        <EmptyState icon="coins" title={t('personal.explain.gone')}>
          <Text>{t('personal.explain.goneText')}</Text>
        </EmptyState>
      ) : hasFailed ? (
        <ErrorState onRetry={() => flow.send({ type: 'explanation.reload' })} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
    </Modal>
  )
}

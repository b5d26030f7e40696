import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { PlaceSelectionRef } from '#machines/placeSelection/placeSelection.machine.ts'
import {
  selectHasFailed,
  selectHasNoPlace,
  selectIsFetching,
  selectPlaceId,
} from '#machines/placeSelection/placeSelection.selectors.ts'
import { selectPlaceSelection } from '#machines/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { ScreenProps } from './screenProps.ts'

type Props = {
  shell: ScreenProps['shell']
  /** What stands in its place until a place is selected. */
  skeleton: ReactNode
  children: (placeId: string, selection: PlaceSelectionRef) => ReactNode
}

/** What concerns the selected place. Another place is another page: nothing of the former one is kept. */
export function OfPlace({ shell, ...props }: Props) {
  const selection = useSelector(shell, selectPlaceSelection)
  return selection ? <OfSelection {...props} selection={selection} /> : props.skeleton
}

function OfSelection({ selection, skeleton, children }: Omit<Props, 'shell'> & { selection: PlaceSelectionRef }) {
  const t = useTranslate()
  const { support } = useOffer()
  const placeId = useSelector(selection, selectPlaceId)
  const isFetching = useSelector(selection, selectIsFetching)
  const hasFailed = useSelector(selection, selectHasFailed)
  const hasNoPlace = useSelector(selection, selectHasNoPlace)
  if (placeId !== null) return <Fragment key={placeId}>{children(placeId, selection)}</Fragment>
  if (hasNoPlace) {
    return (
      <EmptyState
        icon="building"
        title={t('places.noneTitle')}
        action={
          <LinkButton variant="secondary" href={`mailto:${support.email}`}>
            {t('places.contactManager')}
          </LinkButton>
        }
      >
        <Text>{t('places.noneText')}</Text>
      </EmptyState>
    )
  }
  if (hasFailed) return <ErrorState onRetry={() => selection.send({ type: 'places.reload' })} isBusy={isFetching} />
  return skeleton
}

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
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { NoPlaces } from './NoPlaces.tsx'
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
  const placeId = useSelector(selection, selectPlaceId)
  const isFetching = useSelector(selection, selectIsFetching)
  const hasFailed = useSelector(selection, selectHasFailed)
  const hasNoPlace = useSelector(selection, selectHasNoPlace)
  if (placeId !== null) return <Fragment key={placeId}>{children(placeId, selection)}</Fragment>
  if (hasNoPlace) return <NoPlaces />
  if (hasFailed) return <ErrorState onRetry={() => selection.send({ type: 'places.reload' })} isBusy={isFetching} />
  return skeleton
}

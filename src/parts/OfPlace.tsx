import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import {
  selectHasFailed,
  selectHasNoPlace,
  selectIsFetching,
  selectPlaceId,
} from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { selectPlaceSelection } from '#machines/portal/shell/shell.selectors.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NoPlaces } from './NoPlaces.tsx'
import { Page } from './Page.tsx'
import type { ScreenProps } from './screenProps.ts'

type Props = {
  /** The page around the placeholder; omit it inside a page. */
  screen?: FramedPage
  shell: ScreenProps['shell']
  /** The placeholder until a place is selected. */
  skeleton: ReactNode
  children: (placeId: string, selection: PlaceSelectionRef) => ReactNode
}

/** Content of the selected place. Another place remounts it, so no state of the previous place remains. */
export function OfPlace({ shell, ...props }: Props) {
  const selection = useSelector(shell, selectPlaceSelection)
  return selection ? <OfSelection {...props} selection={selection} /> : <Waiting {...props}>{props.skeleton}</Waiting>
}

function OfSelection({
  selection,
  screen,
  skeleton,
  children,
}: Omit<Props, 'shell'> & { selection: PlaceSelectionRef }) {
  const placeId = useSelector(selection, selectPlaceId)
  const isFetching = useSelector(selection, selectIsFetching)
  const hasFailed = useSelector(selection, selectHasFailed)
  const hasNoPlace = useSelector(selection, selectHasNoPlace)
  if (placeId !== null) return <Fragment key={placeId}>{children(placeId, selection)}</Fragment>
  return (
    <Waiting screen={screen}>
      {hasNoPlace ? (
        <NoPlaces />
      ) : hasFailed ? (
        <LoadFailure onRetry={() => selection.send({ type: 'places.reload' })} isBusy={isFetching} />
      ) : (
        skeleton
      )}
    </Waiting>
  )
}

const Waiting = ({ screen, children }: { screen?: FramedPage | undefined; children: ReactNode }) =>
  screen === undefined ? children : <Page screen={screen}>{children}</Page>

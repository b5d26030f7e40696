import type { ComponentProps } from 'react'
import { Awaited } from './Awaited.tsx'
import { OfPlace } from './OfPlace.tsx'
import type { ScreenProps } from './screenProps.ts'
import { useLinkedPlace } from './useLinkedPlace.ts'

type Props = Pick<ComponentProps<typeof OfPlace>, 'skeleton' | 'children'> & { props: ScreenProps }

/** Content of the place that a mail or a push links to, else of the selected place, inside a page. */
export function OfLinkedPlace({ props, skeleton, children }: Props) {
  const isElsewhere = useLinkedPlace(props)
  return (
    <OfPlace shell={props.shell} skeleton={skeleton}>
      {(placeId, selection) => (isElsewhere ? <Awaited>{skeleton}</Awaited> : children(placeId, selection))}
    </OfPlace>
  )
}

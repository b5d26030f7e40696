import { css } from '@emotion/react'
import { PlaceSwitcher } from '#src/areas/places/PlaceSwitcher.tsx'
import { useFrame } from './frame.ts'

const corner = css({ paddingBlockEnd: 20 })

/** The selected place, and the switcher. */
export function PlaceCorner() {
  const { api, person, shell } = useFrame()
  return (
    <div css={corner}>
      <PlaceSwitcher api={api} person={person} shell={shell} />
    </div>
  )
}

import { PlaceSwitcher } from '#src/areas/places/PlaceSwitcher.tsx'
import { Box } from '#src/ui/Box.tsx'
import { useFrame } from './frame.ts'

/** The selected place with its switcher, at the top of every page. */
export function PlaceCorner() {
  const { api, person, shell } = useFrame()
  return (
    <Box flex="0 1 320px" minWidth={0}>
      <PlaceSwitcher api={api} person={person} shell={shell} />
    </Box>
  )
}

import { PlaceSwitcher } from '#src/areas/places/PlaceSwitcher.tsx'
import { Box } from '#src/ui/Box.tsx'
import { useFrame } from './frame.ts'

/** The selected place, and the switcher. */
export function PlaceCorner() {
  const { api, person, shell } = useFrame()
  return (
    <Box pb={4.5}>
      <PlaceSwitcher api={api} person={person} shell={shell} />
    </Box>
  )
}

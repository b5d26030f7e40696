import { Heading } from '#src/ui/Heading.tsx'
import type { ScreenProps } from '../screenProps.ts'

export function PreferencesScreen({ person }: ScreenProps) {
  return <Heading takesFocus>{person}</Heading>
}

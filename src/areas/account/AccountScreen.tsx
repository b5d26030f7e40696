import { Heading } from '#src/ui/Heading.tsx'
import type { ScreenProps } from '../screenProps.ts'

export function AccountScreen({ person }: ScreenProps) {
  return <Heading takesFocus>{person}</Heading>
}

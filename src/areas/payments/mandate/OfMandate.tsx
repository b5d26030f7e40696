import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Fetched } from '#src/parts/Fetched.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { mandateQuery } from '../mandateQueries.ts'
import type { Standing } from '../standing.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  /** Shown while the mandate loads. */
  skeleton: ReactNode
  children: (standing: Standing) => ReactNode
}

/** Content that needs the state of the person's mandate. */
export function OfMandate({ api, person, placeId, skeleton, children }: Props) {
  const mandate = useQuery(mandateQuery(api, person, placeId))
  return (
    <Fetched query={mandate} skeleton={skeleton}>
      {children}
    </Fetched>
  )
}

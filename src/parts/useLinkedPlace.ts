import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { placeOfLink } from '#contract/placeOfLink.ts'
import { placeQueries } from './placeQueries.ts'
import type { ScreenProps } from './screenProps.ts'
import { useAddress } from './useAddress.ts'

/**
 * Selects the place that a mail or a push links to, if it is one of the person's. Returns whether the page still has another place.
 * The place leaves the address, so that the person can select another one.
 */
export function useLinkedPlace({ api, person, placeId, portal, session }: ScreenProps): boolean {
  const { read, write } = useAddress(portal)
  const linked = read(placeOfLink)
  const isOther = linked !== '' && placeId !== null && linked !== placeId
  const { isSuccess, isPending } = useQuery({ ...placeQueries(api, person).detail(linked), enabled: isOther })
  useEffect(() => {
    if (linked === '' || placeId === null || (isOther && isPending)) return
    if (isOther && isSuccess) session.send({ type: 'place.select', placeId: linked })
    write({ [placeOfLink]: null })
  }, [linked, placeId, isOther, isPending, isSuccess, session, write])
  return isOther
}

import { queryOptions } from '@tanstack/react-query'
import { loadPhoneCheck } from '#src/forms/phoneNumbers.ts'

/** The number of the profile, if it can receive the code. Without the tables (no network), the field starts empty. */
export const ownMobile = (phoneNumber: string | null, acceptedCountries: readonly string[]) =>
  queryOptions({
    queryKey: ['ownMobile', phoneNumber, acceptedCountries],
    async queryFn() {
      if (phoneNumber === null) return null
      const isMobile = await loadPhoneCheck(acceptedCountries, true).catch(() => null)
      return isMobile?.(phoneNumber) ? phoneNumber : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

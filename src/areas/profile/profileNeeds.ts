import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { profileRoutes } from '#contract/profile.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { profileKeys } from '#src/parts/profileQueries.ts'

/** A profile without any means of contact. */
export const profileNeeds: NeedSource = {
  permission: 'place.read',
  query: ({ api, person }, { translate: t }) => ({
    queryKey: profileKeys.own(person),
    queryFn: ({ signal }) => api(profileRoutes.read, { signal }),
    staleTime: justRead,
    select: (data) => {
      const { phoneNumber } = z.parse(profileRoutes.read.answer, data)
      if (phoneNumber !== null) return []
      return [
        {
          id: 'phone number',
          urgency: 'someday' as const,
          at: 0,
          icon: 'phone' as const,
          title: t('dashboard.needs.phone'),
          detail: t('dashboard.needs.phoneDetail'),
          action: { label: t('dashboard.needs.addPhone'), href: applicationPaths.profile },
        },
      ]
    },
  }),
}

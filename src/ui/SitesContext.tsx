import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import type { OfferCode } from '#contract/offers.ts'
import type { Page } from '#offers/page.schema.ts'

export type Site = Page['sites'][number]

const SitesContext = createContext<readonly Site[] | null>(null)

/** Every offer's name and site, for the notices that lead to another one. */
export function SitesProvider({ sites, children }: { sites: readonly Site[]; children: ReactNode }) {
  return <SitesContext value={sites}>{children}</SitesContext>
}

export function useSite(code: OfferCode | null): Site | undefined {
  const sites = use(SitesContext)
  if (!sites) throw new Error('useSite needs a <SitesProvider>')
  return sites.find((site) => site.code === code)
}

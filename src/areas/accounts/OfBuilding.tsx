import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { SectionNav } from '#src/ui/SectionNav.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { accounts } from './area.ts'
import { PaperHead } from './PaperHead.tsx'

/** Pages of one building's accounts, in the order of their row; the menu lists only the first. */
const sections = [
  'buildingAccounts',
  'expenseCategories',
  'treasury',
  'expenseItems',
  'allMovements',
  'coownerBalances',
  'annexes',
] as const
type Section = (typeof sections)[number]

const sectionsSkeleton = (
  <Box py={3} borderBottom="border">
    <Skeleton width="min(100%, 40rem)" height="1.25rem" />
  </Box>
)

type Props = ScreenProps & {
  screen: Section
  /** The placeholder of the page below the links, until a place is selected. */
  skeleton: ReactNode
  children: (placeId: string, selection: PlaceSelectionRef) => ReactNode
}

/** A page of the accounts of the selected place, with links to the others. */
export function OfBuilding({ children, ...props }: Props) {
  const { screen, shell, skeleton } = props
  return (
    // One width for all sections, so that nothing moves between them; the tables need the widest.
    <Page screen={screen} width={1200}>
      <OfPlace
        shell={shell}
        skeleton={
          <Stack gap={5}>
            {sectionsSkeleton}
            {skeleton}
          </Stack>
        }
      >
        {(placeId, selection) => (
          <Stack gap={5}>
            <PaperHead {...props} placeId={placeId} />
            <Sections {...props} placeId={placeId} />
            {children(placeId, selection)}
          </Stack>
        )}
      </OfPlace>
    </Page>
  )
}

function Sections({ api, person, placeId, screen }: Omit<Props, 'children' | 'placeId'> & { placeId: string }) {
  const t = useTranslate()
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const roles = place.data?.roles ?? []
  // The roles decide which links there are.
  if (isFirstLoad(place)) return <Awaited>{sectionsSkeleton}</Awaited>
  return (
    <SectionNav
      label={t('breadcrumb.pages.buildingAccounts')}
      sections={sections
        .filter((section) => {
          const { permission } = accounts.pages[section]
          return section === screen || (permission && can(roles, permission))
        })
        .map((section) => ({
          href: screenPaths[section],
          label: t(`building.sections.${section}`),
          isCurrent: section === screen,
        }))}
    />
  )
}

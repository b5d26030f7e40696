import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PairedLinks } from '#src/ui/PairedLinks.tsx'

const pages = ['newEntry', 'newPayment', 'newBudget', 'newWorks', 'plannedCalls', 'bankLines', 'yearClosing'] as const

/** The forms for accountants of a place; nothing for anybody else. */
export function BookkeepingActions({
  api,
  person,
  placeId,
}: Pick<ScreenProps, 'api' | 'person'> & { placeId: string }) {
  const t = useTranslate()
  const { data: place } = useQuery(placeQueries(api, person).detail(placeId))
  if (!place || !can(place.roles, 'ledger.post')) return null
  return (
    <nav aria-label={t('bookkeeping.actions')}>
      <PairedLinks>
        {pages.map((page) => (
          <LinkButton key={page} href={screenPaths[page]} variant="secondary">
            {t(`breadcrumb.pages.${page}`)}
          </LinkButton>
        ))}
      </PairedLinks>
    </nav>
  )
}

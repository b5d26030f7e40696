import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RowsSkeleton } from '../BookSkeletons.tsx'
import { movementQueries } from '../movements/movement.queries.ts'
import { useShare } from './useShare.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  fiscalYearId: string
  /** The expenses of the year: the list adds up to them. */
  spent: number
}

/** Each supplier's invoices of a year, and the expenses that no invoice explains, for readers with `coownerAmounts.read`. */
export function ExpenseProviders({ api, person, placeId, fiscalYearId, spent }: Props) {
  const { translate: t, format } = useLanguage()
  const shareOf = useShare()
  const query = useQuery(movementQueries(api, person, placeId).providers(fiscalYearId))
  return (
    <Panel title={t('expenses.providers.title')} lead={t('expenses.providers.lead')}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
        {(providers) => {
          if (providers.length === 0) return <Text>{t('expenses.providers.nothing')}</Text>
          const others = providers.reduce((rest, { invoiced }) => rest - invoiced, spent)
          const rows = [
            ...providers,
            ...(others === 0 ? [] : [{ id: 'others', name: t('expenses.providers.others'), invoiced: others }]),
          ]
          return (
            <PlainTable aria-label={t('expenses.providers.title')}>
              <FigureHead
                subject={t('expenses.providers.provider')}
                figures={[t('expenses.providers.share'), t('expenses.amount')]}
              />
              <tbody>
                {rows.map(({ id, name, invoiced }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td data-figure>{spent > 0 ? shareOf(invoiced, spent) : '–'}</td>
                    <td data-figure>{format.money(invoiced)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('expenses.total')}</th>
                  <td />
                  <td data-figure>{format.money(spent)}</td>
                </tr>
              </tfoot>
            </PlainTable>
          )
        }}
      </Loaded>
    </Panel>
  )
}

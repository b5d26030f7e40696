import type { Missing } from '#contract/accounts/bookkeeping.ts'
import { screenPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Definition } from '../Definition.tsx'
import { useAccountName } from '../useAccountName.ts'
import type { OfFoundYear } from './ClosingOfYear.tsx'

/** Why the year cannot be closed yet, point by point, with links to where each is settled. */
export function MissingList({ found, year, years, placeId, selection }: OfFoundYear) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  const before = years.find(({ closedAt, startsOn }) => closedAt === null && startsOn < year.startsOn)
  const words = ({ code, account, amount }: Missing) =>
    t(`closing.missing.${code}`, {
      account: account === null ? '' : `${account} ${accountName(account)}`,
      amount: format.money(Math.abs(amount ?? 0)),
      date: format.date(momentOf(year.endsOn)),
    })
  /** The pages of accounts then show this year too. */
  const select = () => selection.send({ type: 'fiscalYear.select', placeId, fiscalYearId: year.id })
  return (
    <Panel
      title={t('closing.missing.title')}
      beside={<Definition of="closing" word={t('closing.missing.title')} />}
      lead={t('closing.missing.lead')}
    >
      <RuledList isTrimmed>
        {found.missing.map((one) => {
          return (
            <Stack as="li" key={`${one.code} ${one.account ?? ''}`} gap={1} py={3}>
              <Text>{words(one)}</Text>
              {one.code !== 'yearNotOver' && (
                <div>
                  <TextLink href={hrefOf(one, before?.id)} isStandalone onFollow={select}>
                    {t(`closing.mend.${one.code}`)}
                  </TextLink>
                </div>
              )}
            </Stack>
          )
        })}
      </RuledList>
    </Panel>
  )
}

/** Where a point is settled. */
function hrefOf({ code, account }: Missing, earlierId: string | undefined): string {
  const { allMovements, expenseItems, yearClosing } = screenPaths
  if (code === 'earlierYearOpen') return `${yearClosing}?exercice=${earlierId ?? ''}`
  if (code === 'callsNotIssued') return `${allMovements}?journal=AF`
  return account === null ? expenseItems : `${allMovements}?compte=${account}`
}

import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  caption: string
  /** What the rows are. */
  subject: string
  /** Balances in cents; `note` says more about a row. */
  rows: readonly { readonly key: string; readonly name: string; readonly note?: string; readonly balance: number }[]
  balance: number
}

/** What makes up a balance, with the sum that must come out. */
export function Balances({ caption, subject, rows, balance }: Props) {
  const { translate: t, format } = useLanguage()
  return (
    <Stack gap={3}>
      <PlainTable aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col" data-figure>
              {t('personal.kinds.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, balance: owed }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {note !== undefined && (
                  <Text as="span" variant="small" display="block" fontWeight={400}>
                    {note}
                  </Text>
                )}
              </th>
              <td data-figure>{format.money(owed)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('personal.kinds.total')}</th>
            <td data-figure>{format.money(balance)}</td>
          </tr>
        </tfoot>
      </PlainTable>
      {rows.some((row) => row.balance < 0) && <Text variant="small">{t('personal.kinds.negative')}</Text>}
    </Stack>
  )
}

import type { ReactNode } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { CellButton } from '#src/ui/CellButton.tsx'
import { CellNote } from '#src/ui/CellNote.tsx'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Row = {
  readonly key: string
  readonly name: string
  /** After the name. */
  readonly beside?: ReactNode
  /** More details of the row. */
  readonly note?: string
  /** Cents. */
  readonly balance: number
  /** Opens the explanation of the amount. */
  readonly onOpen?: () => void
}
type Props = {
  caption: string
  /** The name of the rows. */
  subject: string
  rows: readonly Row[]
  balance: number
}

/** The parts of a balance, with their sum. */
export function Balances({ caption, subject, rows, balance }: Props) {
  const { translate: t, format } = useLanguage()
  return (
    <Stack gap={3}>
      <PlainTable aria-label={caption}>
        <FigureHead subject={subject} figures={[t('personal.kinds.balance')]} />
        <tbody>
          {rows.map(({ key, name, beside, note, balance: owed, onOpen }) => (
            <tr key={key}>
              <th scope="row">
                {onOpen ? (
                  <CellButton aria-haspopup="dialog" onClick={onOpen}>
                    {name}
                  </CellButton>
                ) : (
                  name
                )}
                {beside}
                {note !== undefined && <CellNote>{note}</CellNote>}
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

import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Toggletip } from '#src/ui/Toggletip.tsx'
import { wordJoiner } from '../EndingInTerm.tsx'
import { lotRanges } from './lotRanges.ts'

/** The most that a row shows before it grows taller than the others. */
const most = 4
const shown = 3

/** The lots of a co-owner: neighbouring numbers as a range, and the rest of a long list on demand. */
export function LotNumbers({ name, numbers }: { name: string; numbers: readonly number[] }) {
  const t = useTranslate()
  const ranges = lotRanges(numbers)
  if (ranges.length === 0) return '–'
  if (ranges.length <= most) return ranges.join(', ')
  return (
    <span>
      {t('balances.moreLots', { some: ranges.slice(0, shown).join(', '), count: numbers.length })}
      <Box as="span" whiteSpace="nowrap">
        {wordJoiner}
        <Toggletip label={elided(t('balances.allLots', { name }), name)}>{ranges.join(', ')}</Toggletip>
      </Box>
    </span>
  )
}

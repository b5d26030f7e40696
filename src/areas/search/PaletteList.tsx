import { useEffect } from 'react'
import { dot } from '#contract/dot.ts'
import { type Language, useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { PaletteOption } from '#src/ui/palette/PaletteOption.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Listbox } from '#src/ui/useListbox.ts'
import type { PaletteLine } from './paletteLines.ts'
import { paletteGroups } from './paletteLines.ts'

type Props = {
  listbox: Listbox
  lines: readonly PaletteLine[]
  active: number
  onPoint: (index: number) => void
}

/** The roles of a person, the verdict on a decision, or the amount and day of a line, then the place. */
const detailOf = ({ translate: t, format }: Language, { roles, verdict, line, detail }: PaletteLine) =>
  detail === ''
    ? null
    : [
        ...roles.map((role) => t(`roles.${role}`)),
        ...(verdict === null ? [] : [t(`dashboard.decisions.status.${verdict}`)]),
        ...(line === null ? [] : [format.money(line.amount), format.shortDate(momentOf(line.enteredOn))]),
        detail,
      ].join(dot)

/** The pages, commands and hits. The focus stays in the field above while the arrow keys move the active line. */
export function PaletteList({ listbox, lines, active, onPoint }: Props) {
  const language = useLanguage()
  const activeId = listbox.field['aria-activedescendant']
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  return (
    <Grid {...listbox.list} gap={3} px={2} pt={1} pb={3}>
      {paletteGroups.map((group) => {
        const own = lines.flatMap((item, index) => (item.group === group ? [{ item, index }] : []))
        const titleId = `${listbox.list.id}-${group}`
        if (own.length === 0) return null
        return (
          <fieldset key={group} aria-labelledby={titleId}>
            <Text id={titleId} px={3} pt={2} pb={1} color="textMuted" fontSize="caption" fontWeight={500}>
              {language.translate(`palette.${group}`)}
            </Text>
            {own.map(({ item, index }) => (
              <PaletteOption
                key={item.id}
                {...listbox.option(index, index === active)}
                icon={item.icon}
                label={item.label}
                detail={detailOf(language, item)}
                onPointerMove={() => index !== active && onPoint(index)}
              />
            ))}
          </fieldset>
        )
      })}
    </Grid>
  )
}

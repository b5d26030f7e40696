import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { optionBody, optionStyle } from '../comboboxPanelStyles.ts'
import type { Listbox } from '../useListbox.ts'
import { popoverPanel } from '../usePopover.ts'

/** Covers what is above the field, because the field is at the foot, above the keyboard of a phone. */
const panel = css(popoverPanel, {
  insetInline: 0,
  insetBlockEnd: 'calc(100% + 6px)',
  maxWidth: '24rem',
  maxHeight: 'min(264px, 34dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderColor: 'var(--color-border-strong)',
  boxShadow: '0 -8px 24px rgb(0 0 0 / 14%)',
})
const option = css(optionStyle, { paddingBlock: 6 })

type Props = {
  panelId: string
  listbox: Listbox
  active: number
  options: readonly { readonly key: string; readonly avatar: ReactNode; readonly label: string }[]
}

/** The suggestions of a field while somebody types. Its parent is positioned. */
export const Suggestions = ({ panelId, listbox, active, options }: Props) => (
  <div id={panelId} css={panel}>
    <div {...listbox.list}>
      {options.map(({ key, avatar, label }, index) => (
        <div
          key={key}
          {...listbox.option(index, index === active)}
          data-active={index === active || undefined}
          css={option}
        >
          {avatar}
          <span css={optionBody}>{label}</span>
        </div>
      ))}
    </div>
  </div>
)

import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Button } from './Button.tsx'
import { ChipGroup } from './ChipGroup.tsx'
import { Disclosure } from './Disclosure.tsx'
import { SearchField } from './SearchField.tsx'
import { Text } from './Text.tsx'

/** Side by side where both fit, so the row needs no width of the window: it is also used in a narrow pane. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  '& > fieldset': { minWidth: 0, maxWidth: '100%' },
  [media.print]: { display: 'none' },
})
const searchPlace = css({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 280px',
  gap: 4,
  minWidth: 0,
  maxWidth: 420,
  [media.phone]: { maxWidth: 360 },
})
const below = css({ position: 'relative', marginTop: 4 })
const fieldGrid = css({
  display: 'grid',
  gap: 16,
  paddingTop: 12,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  /* Two fields share the line: a quarter of it is too narrow for their longest choices. */
  [media.desktop]: { '&:has(> :nth-of-type(3))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
const resetPlace = css({ [media.print]: { display: 'none' } })
/** At the end of the disclosure's line; on the smallest phones, which lack the room, in the line below. */
const atEnd = css({ '@media (min-width: 360px)': { position: 'absolute', insetInlineEnd: 0, insetBlockStart: -2 } })

type Props<Value extends string> = {
  /** The views of the list, at the left. */
  which?: ComponentProps<typeof ChipGroup<Value>>
  /** At the right, or below the views where they leave no room. */
  search?: ComponentProps<typeof SearchField>
  /** After the search, in its line. */
  beside?: ReactNode
  /** The number of fields that narrow the list; the fields are open from the start if there are any. */
  activeCount?: number
  /** One of the fields sets the order. */
  isOrdered?: boolean
  /** Undoes the search and the fields; absent while neither narrows the list. */
  onReset?: (() => void) | undefined
  /** The fields of the disclosure. */
  children?: ReactNode
}

/** The one place for the filters of a list: views, search, further fields on request, and a way back to everything. */
export function FilterBar<Value extends string>(props: Props<Value>) {
  const { which, search, beside, activeCount = 0, isOrdered = false, onReset, children } = props
  const t = useTranslate()
  const bar = useRef<HTMLElement>(null)
  const [isOpen] = useState(activeCount > 0)
  const title = t(`widgets.filters.${isOrdered ? 'ordered' : 'title'}`)
  function reset() {
    onReset?.()
    // The pressed button disappears.
    bar.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={bar} aria-label={title} tabIndex={-1}>
      <div css={row}>
        {which && <ChipGroup {...which} />}
        {search && (
          <div css={searchPlace}>
            <SearchField {...search} />
            {beside}
          </div>
        )}
      </div>
      {(children || onReset) && (
        <div css={below}>
          {children && (
            <Disclosure
              icon="filter"
              isOpen={isOpen}
              label={
                <>
                  {title}
                  {activeCount > 0 && (
                    <Text as="span" variant="muted" fontWeight={400}>
                      ({activeCount})
                    </Text>
                  )}
                </>
              }
            >
              <div css={fieldGrid}>{children}</div>
            </Disclosure>
          )}
          {onReset && (
            <div css={[resetPlace, Boolean(children) && atEnd]}>
              <Button variant="quiet" onClick={reset}>
                {t('widgets.filters.reset')}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

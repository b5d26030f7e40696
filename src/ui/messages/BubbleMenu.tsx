import { css } from '@emotion/react'
import { DropMenuChoice } from '../DropMenu.tsx'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import type { IconName } from '../iconPaths.ts'
import { useFixedPopover } from '../useFixedPopover.ts'
import { popoverPanel } from '../usePopover.ts'

/** In the top layer of the browser, because the rows of a thread clip their overflow and cover each other. */
const panel = css(popoverPanel, {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 6,
  listStyle: 'none',
  color: 'var(--color-text)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 14%)',
})

export type MenuChoice = { readonly icon: IconName; readonly label: string; readonly onChoose: () => void }

type Props = {
  /** The name of the button. */
  label: string
  /** Computed when the menu opens, because the possible actions depend on the time. */
  choices: () => readonly MenuChoice[]
}

const showOnTop = (list: HTMLUListElement | null) => list?.showPopover()

/** The actions on one message. */
export function BubbleMenu({ label, choices }: Props) {
  const { place, panelId, trigger, giveFocusBack, close } = useFixedPopover(250)
  return (
    <>
      <IconButton {...trigger} icon="moreHorizontal" label={label} />
      {place && (
        <ul ref={showOnTop} id={panelId} popover="manual" css={panel} style={place}>
          {choices().map(({ icon, label: words, onChoose }) => (
            <li key={words}>
              <DropMenuChoice
                onClick={() => {
                  close()
                  // A dialog gives the focus back to where it was when it opened.
                  giveFocusBack()
                  onChoose()
                }}
              >
                <Icon name={icon} size={18} />
                {words}
              </DropMenuChoice>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

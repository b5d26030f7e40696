import { css, keyframes } from '@emotion/react'
import type { ReactNode, RefObject } from 'react'
import { useId } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, media } from '#src/theme/scales.ts'
import { appear, Dialog } from './Dialog.tsx'
import { Heading } from './Heading.tsx'
import { IconButton } from './IconButton.tsx'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** On a phone, a sheet as tall as the screen; elsewhere, a card in its middle. */
const frame = css({
  background: 'var(--color-surface)',
  animation: `${rise} ${durations.normal} ease-out`,
  '&::backdrop': { background: 'rgb(10 16 22 / 0.55)', animation: `${appear} ${durations.normal} ease-out` },
  [media.phone]: {
    margin: 'auto',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 48px)',
    border: '1px solid var(--color-border)',
    borderRadius: 'calc(var(--radius) * 1.5)',
    boxShadow: '0 24px 64px -16px rgb(10 16 22 / 0.35)',
  },
})
/** A question is short: on a phone it is at the foot of the screen, near the thumb. */
const question = css({
  insetBlockStart: 'auto',
  height: 'fit-content',
  maxHeight: '90dvh',
  borderRadius: 'calc(var(--radius) * 1.5) calc(var(--radius) * 1.5) 0 0',
  [media.phone]: { insetBlockStart: 0, borderRadius: 'calc(var(--radius) * 1.5)' },
})
const widths = {
  540: css({ [media.phone]: { width: 'min(540px, 90vw)' } }),
  /* A viewer leaves the page visible behind it, on a phone too. */
  800: css({
    width: 'min(800px, 90vw)',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 32px)',
    margin: 'auto',
    borderRadius: 'calc(var(--radius) * 1.5)',
    [media.phone]: { maxHeight: 'calc(100dvh - 48px)' },
  }),
}
const sheet = css({ display: 'flex', flexDirection: 'column', height: '100%', maxHeight: 'inherit' })
const header = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 12px 8px 20px',
  '& > h2': { paddingBlock: 9, minWidth: 0 },
  [media.phone]: { padding: '16px 16px 8px 28px' },
})
const body = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 20px 20px',
  [media.phone]: { padding: '8px 28px 28px' },
})
const actions = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 12,
  padding: '16px 20px max(16px, env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid var(--color-border)',
  [media.phone]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', padding: '16px 28px' },
})

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  width?: keyof typeof widths
  /** When false, there is no cross either. */
  isClosable?: boolean
  /** The answers, the suggested one last. */
  footer?: ReactNode
  firstFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
  children?: ReactNode
}

/** A closed dialog renders nothing. */
export function Modal({ isOpen, ...props }: Props) {
  return isOpen && <OpenModal {...props} />
}

function OpenModal(props: Omit<Props, 'isOpen'>) {
  const { onClose, title, width = 540, isClosable = true, footer, firstFocus, role, describedBy, children } = props
  const t = useTranslate()
  const titleId = useId()
  return (
    <Dialog
      role={role}
      css={[frame, role === 'alertdialog' && question, widths[width]]}
      isClosable={isClosable}
      onClose={onClose}
      firstFocus={firstFocus}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div css={sheet}>
        <header css={header}>
          <Heading level={2} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {isClosable && <IconButton icon="cross" label={t('common.close')} onClick={onClose} />}
        </header>
        <div css={body}>{children}</div>
        {footer !== undefined && <footer css={actions}>{footer}</footer>}
      </div>
    </Dialog>
  )
}

import { css, keyframes } from '@emotion/react'
import { durations, layout, touchTarget } from '#src/theme/scales.ts'
import { BannerRoom } from './BannerRoom.tsx'
import { Icon } from './Icon.tsx'

const height = layout.mobileBanner
const arrive = keyframes({ from: { transform: 'translateY(-100%)' } })
const bar = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 50,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height,
  paddingInline: '4px 12px',
  background: 'var(--color-surface-raised)',
  borderBlockEnd: '1px solid var(--color-border)',
  transition: `transform ${durations.normal}`,
  animation: `${arrive} ${durations.normal}`,
})
const gone = css({ transform: 'translateY(-100%)' })
const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  cursor: 'pointer',
})
const picture = css({ flex: 'none', borderRadius: 8 })
const words = css({ flex: 1, minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.15, fontWeight: 600 })
const detail = css({ fontSize: '0.75rem', fontWeight: 400, color: 'var(--color-text-muted)' })
const open = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minHeight: touchTarget,
  paddingInline: 16,
  borderRadius: 'var(--radius)',
  background: 'var(--color-action)',
  color: 'var(--color-on-action)',
  fontWeight: 600,
  textDecoration: 'none',
})

type Props = {
  label: string
  isLeaving: boolean
  closeLabel: string
  onClose: () => void
  picture: string
  title: string
  detail: string
  href: string
  openLabel: string
  onOpen: () => void
}

/** A bar above the page that leads to the store of an application. */
export function StoreBanner(props: Props) {
  return (
    <BannerRoom isLeaving={props.isLeaving}>
      <aside aria-label={props.label} css={[bar, props.isLeaving && gone]}>
        <button type="button" css={close} aria-label={props.closeLabel} onClick={props.onClose}>
          <Icon name="cross" />
        </button>
        <img src={props.picture} alt="" width={36} height={36} css={picture} />
        <div css={words}>
          <p>{props.title}</p>
          <p css={detail}>{props.detail}</p>
        </div>
        <a href={props.href} css={open} onClick={props.onOpen}>
          {props.openLabel}
        </a>
      </aside>
    </BannerRoom>
  )
}

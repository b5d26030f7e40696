import { css } from '@emotion/react'
import { Link } from 'wouter'
import { durations, media } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

const list = css({ display: 'grid', gap: 12, [media.tablet]: { gap: 16 } })
const pairs = css({ [media.tablet]: { gridTemplateColumns: '1fr 1fr' } })
/** Three cards in a row are too narrow for picture, words and arrow on one line, so the words go below. */
const threes = css({
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& a': { flexWrap: 'wrap', alignContent: 'flex-start', justifyContent: 'space-between' },
    '& a > span:last-of-type': { order: 1, flexBasis: '100%' },
  },
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: '100%',
  padding: '18px 20px',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  color: 'var(--color-text)',
  textDecoration: 'none',
  transition: `border-color ${durations.normal}`,
  '&:hover': { borderColor: 'var(--color-action)' },
  '&:hover strong': { color: 'var(--color-link)' },
  '& > svg': { color: 'var(--color-text-muted)' },
})
const badge = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
})
const words = css({ flex: 1, minWidth: 0, display: 'grid', gap: 2 })
const name = css({ fontWeight: 600 })
const hint = css({ fontSize: '0.875rem', lineHeight: 1.45, color: 'var(--color-text-muted)' })

export type LinkCard = { readonly href: string; readonly icon: IconName; readonly title: string; readonly text: string }

/** Links to further pages, each with a description of its target. */
export function LinkCards({ label, links }: { label: string; links: readonly LinkCard[] }) {
  return (
    <nav aria-label={label}>
      <ul css={[list, links.length % 3 === 0 ? threes : pairs]}>
        {links.map(({ href, icon, title, text }) => (
          <li key={href}>
            <Link href={href} css={card}>
              <span css={badge}>
                <Icon name={icon} size={22} />
              </span>
              <span css={words}>
                <strong css={name}>{title}</strong>
                <span css={hint}>{text}</span>
              </span>
              <Icon name="chevronRight" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

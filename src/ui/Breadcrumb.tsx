import { css } from '@emotion/react'
import { Link } from 'wouter'
import { media, touchTarget } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'

const list = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', fontSize: '0.875rem' })
/** A phone only has room for the link one step up. */
const item = css({
  display: 'none',
  alignItems: 'center',
  '&:nth-last-of-type(2)': { display: 'flex' },
  [media.phone]: { display: 'flex' },
})
const here = css({ color: 'var(--color-text-muted)', fontWeight: 500 })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: touchTarget,
  color: 'var(--color-text-muted)',
  textDecoration: 'none',
  borderRadius: 2,
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})
const upwards = css({ display: 'inline-flex', transform: 'rotate(90deg)', [media.phone]: { display: 'none' } })
const onwards = css({
  display: 'none',
  marginInline: 6,
  color: 'var(--color-border-strong)',
  transform: 'rotate(-90deg)',
  [media.phone]: { display: 'inline-flex' },
})

type Props = { label: string; steps: readonly { readonly label: string; readonly href: string }[]; current: string }

/** The position of this page: links to the pages above, and its own name at the end. */
export function Breadcrumb({ label, steps, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol css={list}>
        {steps.map((step) => (
          <li key={step.href} css={item}>
            <Link href={step.href} css={link}>
              <span css={upwards}>
                <Icon name="chevronDown" size={16} />
              </span>
              {step.label}
            </Link>
            <span css={onwards}>
              <Icon name="chevronDown" size={14} />
            </span>
          </li>
        ))}
        <li css={[item, here]} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}

import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { Decision } from '#contract/decisions/decisionList.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { decisionTones } from './decisionTones.ts'
import { rowDueText } from './decisionWords.ts'
import { rowFrame } from './rowStyles.ts'

const row = css({
  position: 'relative',
  display: 'grid',
  gap: '10px 24px',
  alignItems: 'start',
  borderInlineStart: '4px solid transparent',
  '&[data-waiting]': { borderInlineStartColor: 'var(--color-action)' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})
const words = css({ display: 'grid', gap: 6, minWidth: 0, overflowWrap: 'anywhere' })
/** The whole row is the link's. */
const link = css({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
})
const quiet = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '0.875rem',
  '& > span': { display: 'inline-flex', alignItems: 'flex-start', gap: 6 },
  '& svg': { marginBlockStart: 3, color: 'var(--color-text-muted)' },
})
const tag = css({ justifySelf: 'start', [media.phone]: { paddingBlockStart: 1 } })

/** One decision in a list: what it is, what it needs, until when, and what it costs the person. */
export function DecisionRow({ decision, onAim }: { decision: Decision; onAim: () => void }) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { id, title, rule, status, ownCents } = decision
  return (
    <div css={[rowFrame, row]} data-waiting={status === 'youHaveToVote' || undefined}>
      <div css={words}>
        <p>
          <Link
            href={pathOf('decision', { decisionId: id })}
            css={link}
            onPointerEnter={onAim}
            onFocus={onAim}
            onTouchStart={onAim}
          >
            {title}
          </Link>
        </p>
        <p css={quiet}>{t(`decisions.rules.${rule}.name`)}</p>
        <p css={facts}>
          <span>
            <Icon name="clock" size={16} />
            {rowDueText(language, decision)}
          </span>
          {ownCents !== null && (
            <span>
              <Icon name="coins" size={16} />
              {t('decisions.row.share', { amount: format.money(ownCents) })}
            </span>
          )}
        </p>
      </div>
      <div css={tag}>
        <Tag tone={decisionTones[status]}>{t(`dashboard.decisions.status.${status}`)}</Tag>
      </div>
    </div>
  )
}

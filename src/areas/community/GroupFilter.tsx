import { css } from '@emotion/react'
import type { RoleFilter } from '#contract/roles.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations } from '#src/theme/scales.ts'

const groups = ['all', 'coowners', 'cs', 'residents', 'staff', 'caretakers', 'partner'] as const

const row = css({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 4,
  marginInline: -4,
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
})
const chip = css({
  flex: 'none',
  minHeight: 44,
  padding: '8px 18px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-text)',
  font: 'inherit',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${durations.fast}, border-color ${durations.fast}`,
  '&:hover': { borderColor: 'var(--color-action)' },
  '&[aria-pressed="true"]': {
    background: 'var(--color-action)',
    borderColor: 'var(--color-action)',
    color: 'var(--color-on-action)',
    fontWeight: 600,
  },
})

type Props = { group: RoleFilter | null; onChoose: (group: RoleFilter | null) => void }

/** Whom the list is about; on a narrow screen the row scrolls. */
export function GroupFilter({ group, onChoose }: Props) {
  const t = useTranslate()
  return (
    <fieldset css={row} aria-label={t('community.groups.label')}>
      {groups.map((name) => (
        <button
          key={name}
          type="button"
          css={chip}
          aria-pressed={name === (group ?? 'all')}
          onClick={() => onChoose(name === 'all' ? null : name)}
        >
          {t(`community.groups.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}

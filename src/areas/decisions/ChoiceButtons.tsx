import { css } from '@emotion/react'
import { type Choice, choices } from '#contract/decisions/majorities.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, media, touchTarget } from '#src/theme/scales.ts'

const group = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.35fr',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  /* As wide in every row, whichever is pressed. */
  [media.phone]: { width: 300 },
})
const button = css({
  minHeight: touchTarget,
  minWidth: 0,
  padding: '8px 4px',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${durations.fast}`,
  '& + &': { borderInlineStart: '1px solid var(--color-border)' },
  '&:first-of-type': { borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
  '&:last-of-type': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
  '&:hover': { background: 'var(--color-surface-sunken)' },
  /* A line all around as well: the chosen one is known without its colour. */
  '&[aria-pressed="true"]': { fontWeight: 700, boxShadow: 'inset 0 0 0 2px currentColor' },
})
const pressed = {
  for: css({
    '&[aria-pressed="true"]': { background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' },
  }),
  against: css({
    '&[aria-pressed="true"]': { background: 'var(--color-danger-soft)', color: 'var(--color-on-danger-soft)' },
  }),
  abstain: css({
    '&[aria-pressed="true"]': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  }),
}

type Props = { legend: string; value: Choice | null; onChoose: (choice: Choice) => void }

/**
 * A vote that is written down as soon as it is pressed. Buttons, not radio buttons: whoever goes from the first to the last by
 * keyboard would leave a vote at each.
 */
export function ChoiceButtons({ legend, value, onChoose }: Props) {
  const t = useTranslate()
  return (
    <fieldset aria-label={legend} css={group}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          css={[button, pressed[choice]]}
          onClick={() => onChoose(choice)}
        >
          {t(`decisions.choices.${choice}`)}
        </button>
      ))}
    </fieldset>
  )
}

import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media, touchTarget } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const list = css({ display: 'flex' })
/** The line to the next step, in the colour of completed steps. */
const item = css({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  /* The last circle ends the line. */
  '&:last-of-type': { flex: '0 1 auto' },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 21,
    insetInline: '40px 8px',
    height: 2,
    background: 'var(--color-border)',
  },
  '&[data-done="true"]::after': { background: 'var(--color-action)' },
})
const place = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  width: '100%',
  minHeight: touchTarget,
  padding: '6px 0',
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--color-text-muted)',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'start',
  '[aria-current] > &': { color: 'var(--color-text)', fontWeight: 600 },
})
const pressed = css({
  minWidth: touchTarget,
  color: 'var(--color-link)',
  cursor: 'pointer',
  '&:hover span:last-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})
const disc = css({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: '2px solid var(--color-border-strong)',
  borderRadius: '50%',
  background: 'var(--color-surface-raised)',
  fontWeight: 600,
  '[data-done="true"] > * > &': {
    borderColor: 'var(--color-action)',
    background: 'var(--color-action)',
    color: 'var(--color-on-action)',
  },
  '[aria-current] > * > &': { borderColor: 'var(--color-action)', color: 'var(--color-link)' },
})
/** A phone names only the current step, below all of them and as far along the line as its circle. */
const name = css({ display: 'none', paddingInlineEnd: 12, [media.phone]: { display: 'block' } })
const present = css({
  display: 'grid',
  marginTop: 4,
  fontWeight: 600,
  '&::before': { content: '""' },
  [media.phone]: { display: 'none' },
})

type Step = {
  readonly id: string
  readonly label: string
  /** By default, earlier steps are selectable and later ones are not. */
  readonly isSelectable?: boolean
}
type Props = { steps: readonly Step[]; current: string; onSelect: (id: string) => void; label?: string }

/** Progress through a task, with links back to completed steps. */
export function StepIndicator({ steps, current, onSelect, label }: Props) {
  const t = useTranslate()
  const currentIndex = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label={label ?? t('widgets.steps.label')}>
      <ol css={list}>
        {steps.map((step, index) => {
          const isDone = index < currentIndex
          const isHere = index === currentIndex
          const content = (
            <>
              <span css={disc} aria-hidden="true">
                {isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <VisuallyHidden>
                {t(isDone ? 'widgets.steps.donePosition' : 'widgets.steps.position', {
                  number: index + 1,
                  count: steps.length,
                  label: step.label,
                })}
              </VisuallyHidden>
              <span css={name} aria-hidden="true">
                {step.label}
              </span>
            </>
          )
          return (
            <li key={step.id} css={item} data-done={isDone} aria-current={isHere ? 'step' : undefined}>
              {!isHere && (step.isSelectable ?? isDone) ? (
                <button type="button" css={[place, pressed]} onClick={() => onSelect(step.id)}>
                  {content}
                </button>
              ) : (
                <span css={place}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p
        css={[present, { gridTemplateColumns: `${currentIndex}fr auto ${steps.length - 1 - currentIndex}fr` }]}
        aria-hidden="true"
      >
        {steps[currentIndex]?.label}
      </p>
    </nav>
  )
}

import { css } from '@emotion/react'
import { useId } from 'react'
import type { ReportCategory } from '#contract/reports.ts'
import { reportCategories } from '#contract/reports.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { categoryName } from '#src/parts/reportWords.ts'
import { media } from '#src/theme/scales.ts'
import { choiceCard } from '#src/ui/choiceStyles.ts'
import { errorText, hintText } from '#src/ui/fieldStyles.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { categoryDrawings } from './categoryDrawings.ts'

const list = css({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.tablet]: { gap: 12, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '14px 12px',
  borderRadius: 'calc(var(--radius) * 1.5)',
})
/** Over the whole card, and drawn by it. */
const radio = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
  'label:has(:checked) &': { background: 'var(--color-action)', color: 'var(--color-on-action)' },
})
const name = css({ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' })
const example = css({
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  'label:has(:checked) &': { color: 'var(--color-text)' },
})
const failure = css({ marginTop: 8, fontSize: '0.875rem' })

type Props = {
  value: ReportCategory | null
  onChange: (category: ReportCategory) => void
  error?: string | undefined
}

/** The seven categories as cards to tap; arrow keys go round, as in every group of radio buttons. */
export function CategoryCards({ value, onChange, error }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <VisuallyHidden as="legend">{t('newReport.what.title')}</VisuallyHidden>
      <div css={list}>
        {reportCategories.map((category) => (
          <label key={category} css={[choiceCard, card]}>
            <input
              type="radio"
              name="category"
              css={radio}
              checked={value === category}
              onChange={() => onChange(category)}
              aria-labelledby={`${id}-${category}`}
              aria-describedby={`${id}-${category}-hint`}
            />
            <span css={badge}>
              <Drawing path={categoryDrawings[category].path} />
            </span>
            <span id={`${id}-${category}`} css={name}>
              {categoryName(t, category)}
            </span>
            <span id={`${id}-${category}-hint`} css={[hintText, example]}>
              {t(`newReport.what.hint.${categoryDrawings[category].hint}`)}
            </span>
          </label>
        ))}
      </div>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} css={[errorText, failure]}>
            <Icon name="alert" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  )
}

const Drawing = ({ path }: { path: string }) => (
  <svg
    width={26}
    height={26}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)

import { css } from '@emotion/react'
import type { StrengthLevel } from '#contract/authentication/passwords.ts'
import { strengthTone } from '#contract/authentication/passwords.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Meter } from '#src/ui/Meter.tsx'

const frame = css({ marginTop: 8 })
const words = css({ marginTop: 6, minHeight: '1.25rem', fontSize: '0.875rem', lineHeight: '1.25rem' })
const known = css({ fontWeight: 600 })
const tones = {
  danger: css({ color: 'var(--color-danger)' }),
  warning: css({ color: 'var(--color-warning)' }),
  success: css({ color: 'var(--color-success)' }),
  unknown: css({ color: 'var(--color-text-muted)' }),
}

/** Levels 0 to 4 in words, segments and colour: red up to 2, orange at 3, green at 4. */
export function PasswordStrength({ level }: { level: StrengthLevel | null }) {
  const t = useTranslate()
  const isKnown = level !== null
  const text = isKnown ? t(`password.strength.${level}`) : t('password.strength.unknown')
  const tone = isKnown ? strengthTone(level) : 'unknown'
  return (
    <div css={frame}>
      <Meter
        label={t('password.strength.label')}
        valueText={text}
        value={level ?? 0}
        tone={isKnown ? strengthTone(level) : 'danger'}
      />
      <p role="status" css={[words, isKnown && known, tones[tone]]}>
        {text}
      </p>
    </div>
  )
}

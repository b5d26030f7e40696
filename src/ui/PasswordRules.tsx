import { css } from '@emotion/react'
import type { PasswordRuleCode } from '#contract/authentication/passwords.ts'
import { passwordRules } from '#contract/authentication/passwords.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const list = css({ display: 'grid', gap: 8, marginTop: 8, fontSize: '0.9375rem' })
const item = css({ display: 'flex', alignItems: 'center', gap: 10 })
const looks = {
  open: { icon: 'circle', style: css({ '& > svg': { color: 'var(--color-border-strong)' } }) },
  met: { icon: 'check', style: css({ '& > svg': { color: 'var(--color-success)' } }) },
  failed: { icon: 'cross', style: css({ color: 'var(--color-danger)', fontWeight: 500 }) },
} as const

type Props = {
  /** `null` while the field is empty. */
  failedRules: readonly PasswordRuleCode[] | null
  shownFailures: readonly PasswordRuleCode[]
}

/** The five rules: ticked once met, crossed only after the form was submitted. */
export function PasswordRules({ failedRules, shownFailures }: Props) {
  const t = useTranslate()
  const stateOf = (code: PasswordRuleCode) => {
    if (shownFailures.includes(code)) return 'failed'
    return failedRules === null || failedRules.includes(code) ? 'open' : 'met'
  }
  return (
    <div>
      <Text id="password-rules" variant="strong">
        {t('password.form.rules')}
      </Text>
      <ul aria-labelledby="password-rules" css={list}>
        {passwordRules.map(({ code }) => {
          const state = stateOf(code)
          const { icon, style } = looks[state]
          return (
            <li key={code} css={[item, style]}>
              <Icon name={icon} size={18} />
              <span>
                {state !== 'open' && <VisuallyHidden>{t(`password.form.${state}`)} </VisuallyHidden>}
                {t(`errors.field.${code}`)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { touchTarget } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'
import { TextField } from './TextField.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const toggle = css({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--color-text-muted)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)' },
})

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>

/** Masked until the person asks to see the text; give the field another `key` to mask it again. */
export function PasswordField(props: Props) {
  const t = useTranslate()
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        suffix={
          <button
            type="button"
            css={toggle}
            aria-label={t(isShown ? 'common.hidePassword' : 'common.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        }
      />
      <VisuallyHidden role="status">{isShown && t('common.passwordShown')}</VisuallyHidden>
    </>
  )
}

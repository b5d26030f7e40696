import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'

const onScreen = css({ [media.print]: { display: 'none' } })

export function PrintButton() {
  const t = useTranslate()
  return (
    <span css={onScreen}>
      <Button variant="secondary" onClick={() => globalThis.print()}>
        {t('terms.print')}
      </Button>
    </span>
  )
}

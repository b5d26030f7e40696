import { css } from '@emotion/react'
import { shownPhone } from '#src/forms/shownPhone.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { stepFoot } from '#src/parts/stepStyles.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonStyle, buttonVariants } from '#src/ui/buttonStyles.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfStep } from './ofStep.ts'
import { StepHeading } from './StepHeading.tsx'

const frame = css({
  padding: '24px 20px',
  borderRadius: 'calc(var(--radius) * 1.5)',
  border: '1px solid var(--color-danger)',
  background: 'var(--color-danger-soft)',
  color: 'var(--color-on-danger-soft)',
})
const number = css({
  alignSelf: 'flex-start',
  minHeight: 64,
  maxWidth: '100%',
  paddingInline: 20,
  fontSize: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
})
const digits = css({ whiteSpace: 'nowrap' })
const rescue = css({ fontWeight: 600 })

/** Still step 1: somebody answers the telephone day and night; a written report waits for the office. */
export function EmergencyStep({ reportRef }: OfStep) {
  const t = useTranslate()
  const { emergencyPhone } = useOffer().reports
  const phone = shownPhone(emergencyPhone)
  return (
    <Stack gap={5}>
      <div css={frame}>
        <Stack gap={4}>
          <StepHeading reportRef={reportRef}>{t('newReport.emergency.title')}</StepHeading>
          <p>{t('newReport.emergency.text')}</p>
          <a href={`tel:${emergencyPhone}`} css={[buttonStyle, buttonVariants.primary, number]}>
            <Icon name="phone" size={26} />
            <span>
              {t('newReport.emergency.call')} <span css={digits}>{phone}</span>
            </span>
          </a>
          <p css={rescue}>{t('newReport.emergency.rescue')}</p>
        </Stack>
      </div>
      <Text variant="muted">{t('newReport.emergency.after')}</Text>
      <div css={stepFoot}>
        <Button variant="quiet" onClick={() => reportRef.send({ type: 'step.select', step: 'what' })}>
          {t('common.back')}
        </Button>
        <Button variant="secondary" onClick={() => reportRef.send({ type: 'number.confirm' })}>
          {t('newReport.emergency.called')}
        </Button>
      </div>
    </Stack>
  )
}

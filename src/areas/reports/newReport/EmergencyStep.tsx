import { readPhone } from '#contract/shownPhones.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CallLink } from '#src/ui/CallLink.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfStep } from './ofStep.ts'
import { StepHeading } from './StepHeading.tsx'

/** Still part of step 1: the telephone is answered day and night, while a written report waits for office hours. */
export function EmergencyStep({ reportRef }: OfStep) {
  const t = useTranslate()
  const { emergencyPhone } = useOffer().reports
  return (
    <Stack gap={5}>
      <Box px={4.5} py={5} radius="card" border="danger" bg="dangerSoft" color="onDangerSoft">
        <Stack gap={4}>
          <StepHeading reportRef={reportRef}>{t('newReport.emergency.title')}</StepHeading>
          <p>{t('newReport.emergency.text')}</p>
          <CallLink
            phone={emergencyPhone}
            label={t('newReport.emergency.call')}
            shownPhone={readPhone(emergencyPhone)}
          />
          <Text variant="strong">{t('newReport.emergency.rescue')}</Text>
        </Stack>
      </Box>
      <Text variant="muted">{t('newReport.emergency.after')}</Text>
      <StepFoot>
        <Button variant="quiet" onClick={() => reportRef.send({ type: 'step.select', step: 'what' })}>
          {t('common.back')}
        </Button>
        <Button variant="quiet" onClick={() => reportRef.send({ type: 'number.decline' })}>
          {t('newReport.emergency.notNeeded')}
        </Button>
        <Button variant="secondary" onClick={() => reportRef.send({ type: 'number.confirm' })}>
          {t('newReport.emergency.called')}
        </Button>
      </StepFoot>
    </Stack>
  )
}

import { useSelector } from '@xstate/react'
import { dot } from '#contract/dot.ts'
import type { ImportDetail } from '#contract/importRoutes.ts'
import type { ImportPart } from '#contract/imports.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { ImportRef } from '#machines/administration/import/import.machine.ts'
import { selectConfirmation, selectIsSending } from '#machines/administration/import/import.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'

type Props = { importRef: ImportRef; found: ImportDetail }

/** A summary of the planned changes, and the password. */
export function ConfirmImport({ importRef, found: { files, report } }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const confirmation = useSelector(importRef, selectConfirmation)
  const isSending = useSelector(importRef, selectIsSending)
  const parts = (...outcomes: readonly ImportPart['outcome'][]) => {
    const isAmong = ({ outcome }: Pick<ImportPart, 'outcome'>) => outcomes.includes(outcome)
    const hasOutside = report?.parts.some((part) => part.place === null && isAmong(part)) ?? false
    const all = outcomes.reduce((sum, outcome) => sum + (report?.outcomes[outcome] ?? 0), 0)
    const count = hasOutside ? all - 1 : all
    const places = t(`imports.one.parts.${pluralForm(locale, count)}`, { count: format.integer(count) })
    return [...(count > 0 ? [places] : []), ...(hasOutside ? [t('imports.one.outside')] : [])].join(dot)
  }
  return (
    <Stack gap={4}>
      <StepTitle hasMoved>{t('imports.one.confirmTitle')}</StepTitle>
      <Card>
        <Facts
          isRuled
          values={{ fontWeight: 600 }}
          lines={[
            [t('imports.one.files'), files.map(({ name }) => name).join(', ')],
            [t('imports.one.changes'), parts('changed')],
            [t('imports.one.held'), parts('refused', 'held')],
          ]}
        />
      </Card>
      {confirmation && (
        <PasswordForm
          confirmationRef={confirmation}
          sendLabel={t('imports.one.confirm')}
          back={
            <Button variant="quiet" disabled={isSending} onClick={() => importRef.send({ type: 'import.back' })}>
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}

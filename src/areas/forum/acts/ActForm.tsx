import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { FormName } from './topicActs.actors.ts'

/** What every form of the page gets. */
export type OfForm<Values> = { dialogRef: FormDialogRef<Values>; person: string }

type Props = {
  dialogRef: FormDialogRef
  act: FormName
  formId: string
  formProps: ComponentProps<'form'>
  children: ReactNode
}

/** The dialog around a form, with the reason if the server no longer accepts it. */
export function ActForm({ dialogRef, act, formId, formProps, children }: Props) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t(`topic.forms.${act}.title`)}
      formId={formId}
      sendLabel={t(`topic.forms.${act}.send`)}
      cancelLabel={t('topic.forms.cancel')}
    >
      <form {...formProps}>
        <Stack gap={3}>
          {codes.form !== undefined && <Notice tone="danger">{t('topic.forms.notPossible')}</Notice>}
          <Text variant="muted">{t(`topic.forms.${act}.lead`)}</Text>
          {children}
        </Stack>
      </form>
    </FormDialog>
  )
}

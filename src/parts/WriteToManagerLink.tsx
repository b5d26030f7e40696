import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import type { ScreenProps } from './screenProps.ts'
import { useMayWriteToManager } from './useMayWriteToManager.ts'
import type { About } from './writeToManager.ts'
import { writeToManagerPath } from './writeToManager.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'session' | 'placeId'> & {
  /** The place of the message's subject. */
  of: string
  about?: About
}

/** Leads co-owners to a new message to their manager. */
export function WriteToManagerLink({ of, about, ...props }: Props) {
  const t = useTranslate()
  const mayWrite = useMayWriteToManager(props, of)
  // A new message goes to the manager of the selected place, which may be another one.
  if (!mayWrite || of !== props.placeId) return null
  return (
    <ButtonRow>
      <LinkButton href={writeToManagerPath(about)} variant="secondary">
        {t('placeSwitcher.contactManager')}
      </LinkButton>
    </ButtonRow>
  )
}

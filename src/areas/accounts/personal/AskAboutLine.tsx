import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useMayWriteToManager } from '#src/parts/useMayWriteToManager.ts'
import { writeToManagerPath } from '#src/parts/writeToManager.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'session'> & {
  placeId: string
  /** An amount of the account in cents, its day, and its entry unless it is a sum of several. */
  about: { label: string; day: string; amount: number; entryId?: string }
}

/** A message to the manager about an amount of the account; a mail for people who cannot write messages. */
export function AskAboutLine({ placeId, about: { label, day, amount, entryId }, ...props }: Props) {
  const { translate: t, format } = useLanguage()
  const mayWrite = useMayWriteToManager(props, placeId)
  const { data: agency } = useQuery({
    ...placeQueries(props.api, props.person).agency(placeId),
    enabled: mayWrite === false,
  })
  const title = t('personal.explain.subject', { label, date: format.date(momentOf(day)), amount: format.money(amount) })
  const mail = agency && `mailto:${agency.email}?subject=${encodeURIComponent(title)}`
  const href = mayWrite ? writeToManagerPath({ title, ...(entryId && { kind: 'entry', id: entryId }) }) : mail
  if (!href) return null
  return (
    <LinkButton variant="secondary" href={href}>
      {t('personal.explain.ask')}
    </LinkButton>
  )
}

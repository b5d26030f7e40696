import { css } from '@emotion/react'
import type { ReportDetail } from '#contract/reports.ts'
import { readPhone } from '#src/i18n/format.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

const card = css({ display: 'flex', alignItems: 'flex-start', gap: 14, minWidth: 0 })
const words = css({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
const name = css({ fontWeight: 600, paddingBlock: 2 })

/** Who reported it, and how to reach them as far as their privacy settings allow. */
export function Reporter({ reporter }: { reporter: ReportDetail['reporter'] }) {
  const t = useTranslate()
  const { displayName, email, phoneNumber } = reporter
  return (
    <Panel title={t('reports.page.reporter')}>
      <div css={card}>
        <Avatar person={reporter} size={44} />
        <div css={words}>
          <p css={name}>{displayName}</p>
          {phoneNumber !== null && (
            <TextLink href={`tel:${phoneNumber}`} isStandalone>
              {readPhone(phoneNumber)}
            </TextLink>
          )}
          {email !== null && (
            <TextLink href={`mailto:${email}`} isStandalone>
              {email}
            </TextLink>
          )}
          {email === null && phoneNumber === null && <Text variant="small">{t('reports.page.notShared')}</Text>}
        </div>
      </div>
    </Panel>
  )
}

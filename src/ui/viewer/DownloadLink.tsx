import { css } from '@emotion/react'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { touchTarget } from '#src/theme/scales.ts'
import { buttonStyle, buttonVariants } from '../buttonStyles.ts'
import { Icon } from '../Icon.tsx'

/* On the narrowest phone, it shares one line with the two zoom buttons. */
const compact = css({ minHeight: touchTarget, paddingInline: 12, fontSize: '0.875rem' })

export function DownloadLink({ attachment }: { attachment: ViewedAttachment }) {
  const t = useTranslate()
  return (
    <a
      href={attachment.url}
      download={attachment.displayName}
      aria-label={t('widgets.viewer.downloadNamed', { name: attachment.displayName })}
      css={[buttonStyle, buttonVariants.secondary, compact]}
    >
      <Icon name="download" size={18} />
      {t('widgets.viewer.download')}
    </a>
  )
}

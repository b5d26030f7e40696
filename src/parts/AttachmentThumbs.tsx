import { css } from '@emotion/react'
import type { Attachment } from '#contract/attachments.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { AttachmentViewer } from '#src/ui/viewer/AttachmentViewer.tsx'
import type { ScreenProps } from './screenProps.ts'
import { useAddress } from './useAddress.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 12,
  padding: 0,
  margin: 0,
  listStyle: 'none',
})
const opener = css({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'var(--color-text-muted)',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: 3 },
})
const picture = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-sunken)',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
})
/** Never truncated: two names often differ only at their end. */
const name = css({ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' })

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & { attachments: readonly Attachment[]; label: string }

/** Thumbnails that open in the viewer. The address names the open file, so going back closes the viewer. */
export function AttachmentThumbs({ attachments, label, fileUrl, portal, inspect }: Props) {
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const shown = attachments.find(({ id }) => id === address.read('piece'))
  return (
    <>
      <ul css={list} aria-label={label}>
        {attachments.map(({ id, displayName, thumbnailUrl }) => (
          <li key={id}>
            <button
              type="button"
              css={opener}
              aria-haspopup="dialog"
              aria-label={t('shared.openFile', { name: displayName })}
              onClick={() => address.write({ piece: id }, { isStep: true })}
            >
              <span css={picture}>
                {thumbnailUrl === null ? (
                  <Icon name="document" size={28} />
                ) : (
                  <img src={fileUrl(thumbnailUrl)} alt="" width={136} height={102} loading="lazy" />
                )}
              </span>
              <span css={name}>{displayName}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <AttachmentViewer
          attachment={{
            url: fileUrl(shown.fileUrl),
            displayName: shown.displayName,
            contentType: shown.sourceContentType,
          }}
          inspect={inspect}
          onClose={() => address.leaveStep({ piece: null })}
        />
      )}
    </>
  )
}

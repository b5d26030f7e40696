import type { Attachment } from '#contract/attachments.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Thumb } from '#src/ui/Thumb.tsx'
import { AttachmentViewer } from '#src/ui/viewer/AttachmentViewer.tsx'
import type { ScreenProps } from './screenProps.ts'
import { ThumbPicture } from './ThumbPicture.tsx'
import { useAddress } from './useAddress.ts'

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & { attachments: readonly Attachment[]; label: string }

/** Thumbnails that open in the viewer. The address names the open file, so going back closes the viewer. */
export function AttachmentThumbs({ attachments, label, fileUrl, portal, inspect }: Props) {
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const files = attachments.map(({ fileUrl: path, displayName, sourceContentType }) => ({
    url: fileUrl(path),
    displayName,
    contentType: sourceContentType,
  }))
  const position = attachments.findIndex(({ id }) => id === address.read('piece'))
  const shown = files[position]
  return (
    <>
      <Grid as="ul" columns="repeat(auto-fill, minmax(112px, 1fr))" gap={3} aria-label={label}>
        {attachments.map(({ id, displayName, thumbnailUrl }) => (
          <li key={id}>
            <Thumb
              aria-haspopup="dialog"
              aria-label={t('shared.openFile', { name: displayName })}
              onClick={() => address.write({ piece: id }, { isStep: true })}
              name={displayName}
              picture={<ThumbPicture url={thumbnailUrl === null ? null : fileUrl(thumbnailUrl)} />}
            />
          </li>
        ))}
      </Grid>
      {shown && (
        <AttachmentViewer
          attachment={shown}
          files={files}
          onShow={(index) => address.write({ piece: attachments[index]?.id ?? null })}
          inspect={inspect}
          onClose={() => address.leaveStep({ piece: null })}
        />
      )}
    </>
  )
}

import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { layout, media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 12,
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  '&[data-unsaved]': {
    position: 'sticky',
    /* Above the navigation at the bottom of small screens. */
    insetBlockEnd: `calc(${layout.bottomBar + 12}px + env(safe-area-inset-bottom))`,
    zIndex: 5,
    [media.tablet]: { insetBlockEnd: 12 },
    borderColor: 'var(--color-action)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 10%)',
  },
})
const words = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 4,
  color: 'var(--color-text-muted)',
  '[data-unsaved] > &': { color: 'var(--color-text)', fontWeight: 600 },
})
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  flex: '1 1 100%',
  '& > button': { flex: '1 1 auto' },
  [media.tablet]: { flex: 'none', '& > button': { flex: 'none' } },
})

type Props = { isUnsaved: boolean; isBusy: boolean; onSave: () => void; onUndo: () => void }

/** Says whether everything is saved; while it is not, saving and giving up are always within reach. */
export function SaveBar({ isUnsaved, isBusy, onSave, onUndo }: Props) {
  const t = useTranslate()
  const state = isBusy ? 'saving' : isUnsaved ? 'unsaved' : 'upToDate'
  return (
    <div css={bar} data-unsaved={isUnsaved || undefined}>
      <p role="status" css={words}>
        <Icon name={isUnsaved ? 'edit' : 'check'} size={18} />
        {t(`settings.privacy.${state}`)}
      </p>
      {isUnsaved && (
        <div css={buttons}>
          <Button variant="quiet" disabled={isBusy} onClick={onUndo}>
            {t('settings.privacy.undo')}
          </Button>
          <Button isBusy={isBusy} onClick={onSave}>
            {t('settings.privacy.save')}
          </Button>
        </div>
      )}
    </div>
  )
}

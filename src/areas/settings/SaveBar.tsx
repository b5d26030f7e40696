import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SaveLine } from '#src/ui/SaveLine.tsx'

type Props = { isUnsaved: boolean; isBusy: boolean; onSave: () => void; onUndo: () => void }

/** Says whether everything is saved; until then, the buttons to save and to discard stay within reach. */
export function SaveBar({ isUnsaved, isBusy, onSave, onUndo }: Props) {
  const t = useTranslate()
  const state = isBusy ? 'saving' : isUnsaved ? 'unsaved' : 'upToDate'
  return (
    <SaveLine
      status={
        <>
          <Icon name={isUnsaved ? 'edit' : 'check'} size={18} />
          {t(`settings.privacy.${state}`)}
        </>
      }
    >
      {isUnsaved && (
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onUndo}>
            {t('settings.privacy.undo')}
          </Button>
          <Button isBusy={isBusy} onClick={onSave}>
            {t('settings.privacy.save')}
          </Button>
        </>
      )}
    </SaveLine>
  )
}

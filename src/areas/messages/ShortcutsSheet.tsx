import { useState } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { KeyList } from '#src/ui/messages/KeyList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { shortcutKeys, shortcuts, shortcutsOff } from './useShortcuts.ts'

/** What each key does, and whether keys do anything. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [isOff, setIsOff] = useState(() => shortcutsOff.holds(true))
  function turn(isOn: boolean) {
    setIsOff(!isOn)
    shortcutsOff.write(!isOn)
  }
  const keys = shortcuts.map((one) => ({
    key: shortcutKeys[one].toUpperCase(),
    effect: t(`conversation.keys.${one}`),
  }))
  return (
    <Modal isOpen onClose={onClose} title={t('conversation.keys.title')}>
      <Stack gap={4}>
        <Switch label={t('conversation.keys.on')} hint={t('conversation.keys.onHint')} isOn={!isOff} onChange={turn} />
        <KeyList keys={[...keys, { key: '@', effect: t('conversation.keys.mention') }]} />
      </Stack>
    </Modal>
  )
}

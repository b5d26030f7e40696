import { useSelector } from '@xstate/react'
import { selectIsAccountMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { AccountOpener, AccountPanel } from '#src/ui/frame/AccountPopover.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { usePopover } from '#src/ui/usePopover.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { useFrame } from './frame.ts'

/** Opens the person's own pages and log-out from their avatar. */
export function AccountMenu() {
  const t = useTranslate()
  const { shell, viewer } = useFrame()
  const isOpen = useSelector(shell, selectIsAccountMenuOpen)
  const close = () => shell.send({ type: 'accountMenu.close' })
  const { panelId, trigger } = usePopover({
    isOpen,
    onOpen: () => shell.send({ type: 'accountMenu.open' }),
    onClose: close,
  })

  return (
    <Box position="relative">
      <AccountOpener {...trigger} label={t('shell.account.menu', { name: viewer.name })} name={viewer.name}>
        {viewer.profile ? <Avatar person={viewer.profile} size={36} /> : <Icon name="user" size={22} />}
      </AccountOpener>
      {isOpen && (
        <AccountPanel id={panelId}>
          <AccountLinks onSignOut={close} />
        </AccountPanel>
      )}
    </Box>
  )
}

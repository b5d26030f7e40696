import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panes } from '#src/ui/messages/Panes.tsx'
import { useIsDesktop } from '#src/ui/messages/useIsDesktop.ts'
import { Closed } from './Closed.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { ShortcutsSheet } from './ShortcutsSheet.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { useShortcuts } from './useShortcuts.ts'

type Props = ScreenProps & {
  screen: 'messages' | 'conversation'
  /** The place whose conversations the list shows. */
  placeId: string
  title?: string
  currentId: string | null
  children: ReactNode
}

/** The list and one conversation side by side; on a narrower window, one of them. */
export function Desk({ screen, title, currentId, children, ...props }: Props) {
  const { api, person, placeId, session } = props
  const t = useTranslate()
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const isReadOnly = useIsReadOnly(session)
  const isDesktop = useIsDesktop()
  const searchRef = useRef<HTMLDivElement>(null)
  const isOpen = currentId !== null
  // Until the roles are known, the page is that of an owner, like most.
  const mayRead = place.data === undefined || can(place.data.roles, 'conversation.read')
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const onHelp = () => setIsHelpOpen(true)
  const onSearch = () => searchRef.current?.querySelector<HTMLInputElement>('[type="search"]')?.focus()
  useShortcuts(mayRead ? { search: onSearch, help: onHelp } : {})
  const list = <ConversationList {...props} {...{ placeId, currentId, searchRef, onHelp }} />
  const pane = isDesktop || isOpen ? children : list
  const write = <LinkButton href={screenPaths.newConversation}>{t('messages.write')}</LinkButton>
  return (
    <Page
      screen={screen}
      width={1200}
      isFilled
      {...(title !== undefined && { title })}
      action={mayRead && !isReadOnly && (isDesktop || !isOpen) && <MainAct>{write}</MainAct>}
    >
      <SignOutQuestion {...props} />
      {isHelpOpen && <ShortcutsSheet onClose={() => setIsHelpOpen(false)} />}
      {/* Each pane says how old it is: the age of the roles would stand over empty panes. */}
      {mayRead ? (
        <Panes list={isDesktop ? list : null} isFlowing={!isDesktop && !isOpen}>
          {isOpen && !place.data ? (
            <Loaded query={place} skeleton={<ConversationSkeleton />}>
              {() => null}
            </Loaded>
          ) : (
            pane
          )}
        </Panes>
      ) : (
        <Closed {...props} />
      )}
    </Page>
  )
}

import type { ReactNode } from 'react'
import type { AreaPaths } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

type Props = Pick<ScreenProps, 'session' | 'shell'> & {
  screen: keyof AreaPaths['accounts']
  width?: 832 | 1000
  /** The placeholder until a place is selected; most of these pages are forms. */
  skeleton?: ReactNode
  children: (placeId: string, selection: PlaceSelectionRef) => ReactNode
}

const form = <FormSkeleton />

/** Around every page that writes to the books of the selected place. An impersonating administrator cannot write. */
export function BookkeepingPage({ session, shell, screen, width = 832, skeleton = form, children }: Props) {
  const t = useTranslate()
  return (
    <Page screen={screen} width={width}>
      {useIsReadOnly(session) ? (
        <ReadOnly session={session}>
          <div>
            <LinkButton href={screenPaths.buildingAccounts} variant="secondary">
              {t('bookkeeping.toAccounts')}
            </LinkButton>
          </div>
        </ReadOnly>
      ) : (
        <OfPlace shell={shell} skeleton={skeleton}>
          {children}
        </OfPlace>
      )}
    </Page>
  )
}

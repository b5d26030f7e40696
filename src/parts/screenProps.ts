import type { InspectionEvent, Observer } from 'xstate'
import type { FramedPage, ScreenParams } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import type { ShellRef } from '#machines/portal/shell/shell.machine.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'
import type { Api } from '#src/api/api.ts'

export type ScreenProps = {
  readonly api: Api
  /**
   * The address of a file for an image, the viewer or a download: the API's path with an access token. Call it while
   * rendering, so that the token is the current one.
   */
  readonly fileUrl: (path: string) => string
  /** The person that requests are made for: part of every query key. */
  readonly person: string
  /** The selected place; `null` until the server has confirmed it. */
  readonly placeId: string | null
  readonly session: SessionRef
  readonly shell: ShellRef
  readonly portal: PortalRef
  readonly say: (snack: NewSnack) => void
  /** Switches to another language of the offer and remembers it in this browser. */
  readonly chooseLocale: (locale: LocaleCode) => void
  /** Loads a page that the person is about to open. */
  readonly preload: (page: FramedPage) => void
  /** Observes the flows that the screen starts; `null` except in development. */
  readonly inspect: Observer<InspectionEvent> | null
}

/** The props of a page's screen: the address supplies the parameters of its path. */
export type PropsOfPage<Name extends FramedPage> = ScreenProps & { readonly params: ScreenParams<Name> }

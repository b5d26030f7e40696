import type { InspectionEvent, Observer } from 'xstate'
import type { FramedPage, ScreenParams } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import type { ShellRef } from '#machines/portal/shell/shell.machine.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'
import type { Api } from '#src/api/api.ts'

/** What every screen of the main application is given. */
export type ScreenProps = {
  readonly api: Api
  /**
   * Where the browser reads a file by itself (an image, the viewer, a download): the path the API answered, with the right to
   * read it. Asked for when it is rendered: the token in it is the present one.
   */
  readonly fileUrl: (path: string) => string
  /** For whom the portal speaks: part of every query key. */
  readonly person: string
  /** The selected place; `null` until it is known to be one of the person's. */
  readonly placeId: string | null
  readonly session: SessionRef
  readonly shell: ShellRef
  readonly portal: PortalRef
  readonly say: (snack: NewSnack) => void
  /** Shows the portal in another language of the offer, and keeps to it in this browser. */
  readonly chooseLocale: (locale: LocaleCode) => void
  /** Fetches a page ahead of time: somebody is about to go there. */
  readonly preload: (page: FramedPage) => void
  /** Watches the flows a screen starts; `null` but in development. */
  readonly inspect: Observer<InspectionEvent> | null
}

/** What the screen of a page is given: where it shows one thing of many, the address says which one. */
export type PropsOfPage<Name extends FramedPage> = ScreenProps & { readonly params: ScreenParams<Name> }

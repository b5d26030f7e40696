import type { Page } from '#offers/page.schema.ts'
import { MeasuringFoot } from '#src/areas/measuring/MeasuringFoot.tsx'
import { pageTexts } from '#src/i18n/pageTexts.ts'
import type { LanguageStore } from './languageStore.ts'
import type { PortalProps } from './Portal.tsx'

type Dependencies = {
  readonly analytics: NonNullable<Page['analytics']>
  readonly local: Storage
  readonly language: Pick<LanguageStore, 'extend'>
}

/** The foot that asks whether pages may be counted, with its texts. */
export async function measuringPart({ analytics, local, language }: Dependencies) {
  await language.extend(pageTexts('measuring'))
  return ({ portalRef, inspect }: Pick<PortalProps, 'portalRef' | 'inspect'>) => (
    <MeasuringFoot analytics={analytics} local={local} portalRef={portalRef} inspect={inspect} />
  )
}

import { outcomeIn } from '#contract/addresses.ts'
import { outcomeMachine } from '#machines/payments/outcome/outcome.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { OutcomeScreen } from '#src/areas/payments/outcome/OutcomeScreen.tsx'
import { outcomeActors } from '#src/areas/payments/outcome/outcome.actors.ts'
import { pageTexts } from '#src/i18n/pageTexts.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = OutcomeScreen
/** Texts that most visits never need. */
export const texts = [pageTexts('outcome')]

/** /callback/signature?demande=… and /callback/paiement?paiement=… */
export const fetchedFlow = ({ location, api, session }: FlowDependencies): FetchedFlow => ({
  name: 'outcome',
  logic: outcomeMachine.provide({
    actors: outcomeActors(api),
    actions: {
      selectPlace: (_, { outcome }) => {
        if ('placeId' in outcome) session().send({ type: 'place.select', placeId: outcome.placeId })
      },
    },
  }),
  input: { ...outcomeIn(location), isSignedIn: session().getSnapshot().hasTag('signedIn') },
})

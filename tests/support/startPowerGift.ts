import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { powerGiftMachine } from '#machines/decisions/powerGift/powerGift.machine.ts'
import { selectConfirmation, selectIsSending } from '#machines/decisions/powerGift/powerGift.selectors.ts'
import type { GiftAct, GiftDraft, GiftEvent, GiftInput } from '#machines/decisions/powerGift/powerGift.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'

export const aHolder = { id: 'h1', name: 'Renée Morel', votes: 120 }
export const aHolderElse = { id: 'h2', name: 'Paul Noir', votes: 80 }
export const someInstructions = 'Contre, le devis est trop cher.'

/** Giving a power with a stub server, and a page that records what it stores. */
export function startPowerGift(input: Partial<GiftInput> = {}) {
  const { actors, server } = stubPasswordStep<GiftAct>()
  const page = { copies: [] as GiftDraft[], hasForgotten: false, learn: (_isPossible: boolean): void => {} }
  const actor = createActor(
    powerGiftMachine.provide({
      actors: {
        ...actors,
        watchSubject: fromCallback<GiftEvent>(({ sendBack }) => {
          page.learn = (isPossible) => sendBack({ type: 'possibility.changed', isPossible })
        }),
      },
      actions: {
        copyDraft: ({ context: { holder, instructions } }) => void page.copies.push({ holder, instructions }),
        forgetDraft: () => {
          page.hasForgotten = true
        },
      },
    }),
    { input: { holder: null, instructions: '', isPossible: true, ...input }, clock: new SimulatedClock() },
  ).start()
  return { actor, server, page, ...passwordStepOf(actor, { selectConfirmation, selectIsSending }) }
}

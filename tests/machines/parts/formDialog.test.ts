import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { formDialogMachine } from '#machines/parts/formDialog/formDialog.machine.ts'
import {
  selectFieldCodes,
  selectHasFailed,
  selectIsBusy,
  selectIsOpen,
  selectSubject,
} from '#machines/parts/formDialog/formDialog.selectors.ts'

function startDialog(answers: readonly (SaveAnswer<'name'> | Error)[]) {
  const left = [...answers]
  const sent: unknown[] = []
  const announceSaved = vi.fn()
  const forgetDraft = vi.fn()
  const machine = formDialogMachine.provide({
    actors: {
      save: fromPromise(async ({ input }) => {
        sent.push(input)
        const answer = left.shift() ?? new Error('no more answers')
        if (answer instanceof Error) throw answer
        return answer
      }),
    },
    actions: { announceSaved: () => announceSaved() },
  })
  const actor = createActor(machine).start()
  actor.on('draft.forgotten', forgetDraft)
  actor.send({ type: 'form.open', subject: 'it' })
  const send = async () => {
    actor.send({ type: 'form.send', values: { name: 'Les Tilleuls' } })
    return waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  }
  return { actor, send, sent, announceSaved, forgetDraft }
}

describe('formDialog', () => {
  it('closes once the server has stored the form, and says so', async () => {
    const { send, sent, announceSaved, forgetDraft } = startDialog([{ isSaved: true }])

    expect(selectIsOpen(await send())).toBe(false)

    expect(sent).toEqual([{ subject: 'it', values: { name: 'Les Tilleuls' } }])
    expect(announceSaved).toHaveBeenCalledOnce()
    expect(forgetDraft).toHaveBeenCalledOnce()
  })

  it('stays open with a field error until the field changes', async () => {
    const { actor, send, announceSaved } = startDialog([{ isSaved: false, fieldCodes: { name: 'too_long' } }])

    expect(selectFieldCodes(await send())).toEqual({ name: 'too_long' })
    actor.send({ type: 'form.change' })

    expect(selectFieldCodes(actor.getSnapshot())).toEqual({})
    expect(selectIsOpen(actor.getSnapshot())).toBe(true)
    expect(announceSaved).not.toHaveBeenCalled()
  })

  it('can be retried after a failure', async () => {
    const { send } = startDialog([new Error('offline'), { isSaved: true }])

    expect(selectHasFailed(await send())).toBe(true)
    expect(selectIsOpen(await send())).toBe(false)
  })

  it('keeps the typed text when it is closed or refused, and drops it when it is discarded', async () => {
    const { actor, send, forgetDraft } = startDialog([new Error('offline')])
    await send()

    actor.send({ type: 'form.close' })
    actor.send({ type: 'form.open', subject: 'it' })
    expect(forgetDraft).not.toHaveBeenCalled()
    actor.send({ type: 'form.cancel' })

    expect(forgetDraft).toHaveBeenCalledOnce()
    expect(selectIsOpen(actor.getSnapshot())).toBe(false)
  })

  it('clears its message when it opens for another subject', async () => {
    const { actor, send } = startDialog([new Error('offline')])
    await send()

    actor.send({ type: 'form.close' })
    actor.send({ type: 'form.open', subject: 'another' })

    expect(selectHasFailed(actor.getSnapshot())).toBe(false)
    expect(selectSubject(actor.getSnapshot())).toBe('another')
  })
})

import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectChosen,
  selectHasFailed,
  selectIsUnavailable,
  selectIsUnsaved,
} from '#machines/settings/privacySettings/privacySettings.selectors.ts'
import { somePrivacy, startPrivacySettings } from '#tests/support/startPrivacySettings.ts'

async function startLoaded() {
  const started = startPrivacySettings()
  await waitFor(started.actor, (snapshot) => selectChosen(snapshot) !== null)
  return started
}

describe('privacySettings', () => {
  it('holds the page as soon as something differs, and releases it when it is reverted', async () => {
    const { actor, said } = await startLoaded()

    actor.send({ type: 'setting.choose', change: { email: 'private' } })
    expect(selectIsUnsaved(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'setting.choose', change: { email: 'public' } })

    expect(selectIsUnsaved(actor.getSnapshot())).toBe(false)
    expect(said).toEqual(['hold', 'release'])
  })

  it('sends only the differences, releases the page, and announces that they are stored', async () => {
    const { actor, server, said } = await startLoaded()

    actor.send({ type: 'setting.choose', change: { email: 'private' } })
    actor.send({ type: 'setting.choose', change: { messagesFrom: 'tenants' } })
    actor.send({ type: 'settings.save' })
    await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot))

    expect(server.stored).toEqual({ ...somePrivacy, email: 'private', messagesFrom: 'tenants' })
    expect(said.toSorted()).toEqual(['hold', 'release', 'saved'])
  })

  it('sends a field that a later contract adds', async () => {
    const { actor, server } = await startLoaded()
    const change = { email: 'private', birthPlace: 'public' } as const

    actor.send({ type: 'setting.choose', change })
    actor.send({ type: 'settings.save' })
    await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot))

    expect(server.stored).toEqual({ ...somePrivacy, ...change })
  })

  it('keeps the choices, and holds the page, when storing fails', async () => {
    const { actor, server, said } = await startLoaded()

    server.isDown = true
    actor.send({ type: 'setting.choose', change: { email: 'private' } })
    actor.send({ type: 'settings.save' })
    await waitFor(actor, selectHasFailed)

    expect(selectChosen(actor.getSnapshot())?.email).toBe('private')
    expect(said).toEqual(['hold'])
    server.isDown = false
    actor.send({ type: 'settings.save' })
    await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot))
  })

  it('discards the changes on request', async () => {
    const { actor, said } = await startLoaded()

    actor.send({ type: 'setting.choose', change: { email: 'private' } })
    actor.send({ type: 'settings.undo' })

    expect(selectChosen(actor.getSnapshot())).toEqual(somePrivacy)
    expect(said).toEqual(['hold', 'release'])
  })

  it('follows a change made on another device, and keeps the choices made here', async () => {
    const { actor, outside } = await startLoaded()

    actor.send({ type: 'setting.choose', change: { email: 'private' } })
    outside.tell({ type: 'settings.changed', settings: { ...somePrivacy, address: 'public' } })

    expect(selectChosen(actor.getSnapshot())).toMatchObject({ email: 'private', address: 'public' })
  })

  it('can be retried when loading fails', async () => {
    const { actor, server } = startPrivacySettings({ isDown: true })
    await waitFor(actor, selectIsUnavailable)

    server.isDown = false
    actor.send({ type: 'settings.reload' })

    await waitFor(actor, (snapshot) => selectChosen(snapshot) !== null)
  })
})

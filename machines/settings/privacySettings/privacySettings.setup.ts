import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

export type PrivacyChanges = Readonly<Partial<PrivacySettings>>

type PrivacyContext = {
  /** The stored settings; `null` until they have loaded. */
  readonly stored: PrivacySettings | null
  /** The unsaved changes: only the settings that differ. */
  readonly changes: PrivacyChanges
}

export type PrivacyEvent =
  | { type: 'setting.choose'; change: PrivacyChanges }
  | { type: 'settings.save' }
  | { type: 'settings.undo' }
  | { type: 'settings.reload' }
  | { type: 'settings.changed'; settings: PrivacySettings }

type Choice = { change: PrivacyChanges }

/** Only a difference from the stored settings counts as a change, so choosing the stored value again removes it. */
function differences<Settings extends object>(stored: Settings | null, chosen: Readonly<Partial<Settings>>) {
  const changes: Partial<Settings> = { ...chosen }
  for (const field in stored) if (changes[field] === stored[field]) delete changes[field]
  return changes
}

const changesAfter = ({ stored, changes }: PrivacyContext, { change }: Choice): PrivacyChanges =>
  differences(stored, { ...changes, ...change })

/** Every name the privacySettings chart may use. */
export const privacySetup = setup({
  types: {
    context: {} as PrivacyContext,
    events: {} as PrivacyEvent,
    tags: {} as 'loading' | 'unavailable' | 'unsaved' | 'busy' | 'saved' | 'failed',
    meta: {} as { specification: string },
  },
  actors: {
    loadSettings: fromPromise<PrivacySettings>(missingActor('loadSettings')),
    saveSettings: fromPromise<PrivacySettings, { changes: PrivacyChanges }>(missingActor('saveSettings')),
    /** Reports that the settings were changed on another device. */
    watchSettings: fromCallback<PrivacyEvent>(missingAction('watchSettings')),
  },
  guards: {
    leavesNothing: ({ context }, params: Choice) => Object.keys(changesAfter(context, params)).length === 0,
  },
  actions: {
    rememberStored: assign({ stored: (_, params: { settings: PrivacySettings }) => params.settings }),
    rememberChoice: assign({ changes: ({ context }, params: Choice) => changesAfter(context, params) }),
    forgetChanges: assign({ changes: {} }),
    /** From now on, leaving asks first (specification §5). */
    hold: missingAction('hold'),
    release: missingAction('release'),
    /** A snack of 3000 ms: 'Les paramètres de confidentialité ont été mis à jour' (specification §8). */
    announceSaved: missingAction('announceSaved'),
  },
})

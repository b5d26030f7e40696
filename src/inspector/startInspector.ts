import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent, Observer } from 'xstate'
import * as z from 'zod/mini'
import { openPanel } from './openPanel.tsx'
import { redact } from './redact.ts'

const record = z.catch(z.record(z.string(), z.unknown()), {})

/**
 * Development only. `?inspect` opens the Stately inspector (its page needs the network), `?inspect=panel` opens our
 * panel, and any other value opens nothing. Pass the result to `createActor(…, { inspect })`.
 */
export function startInspector(search = globalThis.location.search): Observer<InspectionEvent> | undefined {
  const wish = new URLSearchParams(search).get('inspect')
  if (wish === null) return undefined
  if (wish === 'panel') return openPanel()
  return createBrowserInspector({
    sanitizeEvent: (event) => ({ ...record.parse(redact(event)), type: event.type }),
    sanitizeContext: (context) => record.parse(redact(context)),
  }).inspect
}

import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent, Observer } from 'xstate'
import * as z from 'zod/mini'
import { openPanel } from './openPanel.tsx'
import { redact } from './redact.ts'

const record = z.catch(z.record(z.string(), z.unknown()), {})

/**
 * Development only. `?inspect` opens the Stately inspector (its page needs the network), `?inspect=panel` opens our
 * panel. Pass the result to `createActor(…, { inspect })`.
 */
export function startInspector(wish: string): Observer<InspectionEvent> {
  if (wish === 'panel') return openPanel()
  return createBrowserInspector({
    sanitizeEvent: (event) => ({ ...record.parse(redact(event)), type: event.type }),
    sanitizeContext: (context) => record.parse(redact(context)),
  }).inspect
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import { StateMachine } from 'xstate'
import { z } from 'zod'

/** Loaded only by `npm run diagrams -- coverage`, in a process of each test file: writes down which states the file has been in. */
const folder = z.string().parse(process.env.RECORD_STATES)
const entered = new Set<string>()
const snapshotOfMachine = z.object({ _nodes: z.array(z.object({ id: z.string() })) })

const { prototype } = StateMachine
const { getInitialSnapshot, resolveState, transition } = prototype

function record<Snapshot>(snapshot: Snapshot): Snapshot {
  for (const { id } of snapshotOfMachine.safeParse(snapshot).data?._nodes ?? []) entered.add(id)
  return snapshot
}
prototype.getInitialSnapshot = function (...given) {
  return record(Reflect.apply(getInitialSnapshot, this, given))
}
prototype.resolveState = function (...given) {
  return record(Reflect.apply(resolveState, this, given))
}
prototype.transition = function (...given) {
  return record(Reflect.apply(transition, this, given))
}

afterAll(async () => {
  const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, `${file.replaceAll('/', '~')}.json`),
    JSON.stringify({ file, states: [...entered] }),
  )
})

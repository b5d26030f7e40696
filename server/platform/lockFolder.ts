import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const owner = z.object({ pid: z.int(), bootId: z.string(), startTime: z.string() })
type Owner = z.output<typeof owner>

/** A takeover lasts milliseconds: an older mark comes from a process that died during one. */
const takeoverLimit = 5_000

/** The person who started the second process reads this message. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Makes this process the only user of a folder; returns a function that releases it. The embedded database takes no
 * lock itself, and two processes on one folder lose data. The lock of a dead process is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const self = await ownerOf(process.pid)
  const text = JSON.stringify(self)
  const release = async () => {
    if ((await readText(path)) === text) await rm(path, { force: true })
  }
  if (await createFile(path, text)) return release
  await refuseIfAlive(path, folder)
  await takeOver(path, text, folder)
  return release
}

/** When several processes find the same dead lock, exactly one replaces it. */
async function takeOver(path: string, text: string, folder: string) {
  const mark = `${path}.takeover`
  const age = await stat(mark).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > takeoverLimit) await rm(mark, { force: true })
  if (!(await createFile(mark, text))) throw new FolderInUse(`Another process is opening the data folder ${folder}.`)
  try {
    await refuseIfAlive(path, folder)
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
  } finally {
    await rm(mark, { force: true })
  }
}

async function refuseIfAlive(path: string, folder: string) {
  const holder = parseOwner(await readText(path))
  if (!holder) return
  const current = await ownerOf(holder.pid).catch(() => null)
  if (current?.bootId !== holder.bootId || current.startTime !== holder.startTime) return
  throw new FolderInUse(
    `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or choose another folder with DATA_DIR.`,
  )
}

/** Process ids are reused after a while and after a restart: the boot and the start time tell owners apart. */
async function ownerOf(pid: number): Promise<Owner> {
  assertRunning(pid)
  const bootId = (await readText('/proc/sys/kernel/random/boot_id')).trim()
  // The name in brackets may contain anything. The state follows it, and the start time comes 19 fields later.
  const [, fields = ''] = /\)([^)]*)$/.exec(await readText(`/proc/${pid}/stat`)) ?? []
  const [state, ...others] = fields.trim().split(' ')
  if (state === 'Z') throw new Error('the process has ended and was not collected')
  return { pid, bootId, startTime: others[18] ?? '' }
}

function assertRunning(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another user's process cannot be signalled, but it exists.
    if (!isSystemError(error, 'EPERM')) throw error
  }
}

function parseOwner(text: string) {
  try {
    return owner.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const readText = (path: string) => readFile(path, 'utf8').catch(() => '')

/** False when the file exists. The file appears with its content, so that nobody reads half a lock. */
async function createFile(path: string, text: string) {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const isSystemError = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

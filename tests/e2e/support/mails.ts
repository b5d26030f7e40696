import { vi } from 'vitest'
import { z } from 'zod'
import { ownPortal } from './ownPortal.ts'

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The link to `path` in a person’s newest mail; mails sent after the response may take a moment. */
export const linkTo = (path: string, to: string): Promise<string> =>
  vi.waitFor(() => findLink(path, to), { timeout: 30_000 })

async function findLink(path: string, to: string) {
  const response = await fetch(`${ownPortal().url}/dev/outbox.json`)
  const link = outbox
    .parse(await response.json())
    .filter((mail) => mail.to.includes(to))
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .find((found) => new URL(found).pathname === path)
  if (!link) throw new Error(`no mail to ${to} leads to ${path}`)
  return link
}

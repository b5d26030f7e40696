import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { usePortalServer } from './portalServer.ts'
import { signedInAs } from './server/placeWorld.ts'

/** The caretaker, who types hostile texts over HTTP, and a page on which none of them may run. */
export function useHostileCaretaker() {
  const { server } = usePortalServer()
  const ran = vi.fn()
  let caretaker: Awaited<ReturnType<typeof signedInAs>> | undefined
  beforeAll(async () => {
    caretaker = await signedInAs(server(), 'gardien')
  })
  beforeEach(() => {
    localStorage.setItem('hasSkippedCheck', 'true')
    vi.stubGlobal('alert', ran)
  })
  return {
    server,
    caretaker: () => {
      if (!caretaker) throw new Error('the caretaker signs in before the first test')
      return caretaker
    },
    /** Checks that no typed text became an element or a handler, and that nothing ran. */
    isText: () => {
      const made = document.body.querySelectorAll(
        'script,iframe,math,a[href^="javascript"],[onload],[onerror],[ontoggle],[onfocus],[onmouseover]',
      )
      expect([...made].map(({ outerHTML }) => outerHTML)).toEqual([])
      expect(ran).not.toHaveBeenCalled()
    },
  }
}

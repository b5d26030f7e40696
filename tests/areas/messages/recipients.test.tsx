import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { french } from '#locales/catalogues.ts'
import { writeToManagerPath } from '#src/parts/writeToManager.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { lists, start } = french.messages
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('names groups of nobody in one line, and says who of a group is not reached', async () => {
  const group = (id: string, kind: string, counts: readonly [members: number, reached: number], why: object) => ({
    id,
    kind,
    members_count: counts[0],
    reached_count: counts[1],
    obstacle: null,
    missed: null,
    ...why,
  })
  portal.network.use(
    http.get(portalOrigin + conversationRoutes.recipients.path, () =>
      HttpResponse.json({
        people: [],
        lists: [
          group('7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d21', 'everyone', [32, 28], { missed: 'both' }),
          group('7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d23', 'coowners', [29, 28], { missed: 'settings' }),
          group('7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d22', 'tenants', [0, 0], { obstacle: 'nobody' }),
        ],
        has_more: false,
      }),
    ),
  )
  await openScreen(writeToManagerPath(), 'president')
  const reached = start.reached.other.replace('{{count}}', '28')
  const hint = asRead(start.missed.both.other.replace('{{reached}}', reached).replace('{{count}}', '4'))
  expect(await screen.findByRole('checkbox', { name: lists.everyone })).toBeDefined()
  expect(screen.getByText(hint)).toBeDefined()
  expect(screen.getByText(asRead(start.missed.settings.one.replace('{{reached}}', reached)))).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: lists.tenants })).toBeNull()
  expect(screen.getByText(asRead(start.emptyLists.tenants))).toBeDefined()
})

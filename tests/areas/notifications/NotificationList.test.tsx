import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { readServerDate } from '#src/api/serverClock.ts'
import { NotificationList } from '#src/areas/notifications/NotificationList.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const days = 24 * 3_600_000
const texts = french.notifications

const notificationOf = (createdAt: Date) => ({
  id: '3f0e2c52-6d0f-4b1a-9a55-0c2b6f5d1e01',
  type: 'notification' as const,
  event: null,
  title: 'Relevé des compteurs',
  author: null,
  path: null,
  placeId: null,
  placeName: null,
  createdAt: createdAt.toISOString(),
  readAt: null,
  isHighlighted: false,
})

it('names the days by the server’s clock on a device whose clock is wrong', () => {
  const now = new Date(Date.now() + 9 * days)
  readServerDate(now.toUTCString())
  renderUi(<NotificationList notifications={[notificationOf(now)]} isReadOnly onMark={() => undefined} />)
  expect(screen.getByRole('heading', { name: texts.day.today })).toBeDefined()
})

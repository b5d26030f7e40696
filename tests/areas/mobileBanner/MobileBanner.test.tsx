import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { DevicePlatform } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { offers } from '#offers/offers.ts'
import { devicePlatform } from '#src/areas/mobileBanner/devicePlatform.ts'
import { MobileBanner } from '#src/areas/mobileBanner/MobileBanner.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const banner = () => screen.queryByRole('complementary', { name: 'Application mobile' })

function openBanner({
  platform = 'ios',
  hasDismissedBanner = false,
}: {
  platform?: DevicePlatform
  hasDismissedBanner?: boolean
} = {}) {
  const rememberDismissal = vi.fn()
  const clock = new SimulatedClock()
  const machine = mobileBannerMachine.provide({ actions: { rememberDismissal } })
  const actor = createActor(machine, { clock, input: { platform, hasDismissedBanner } }).start()
  renderUi(<MobileBanner mobileBannerRef={actor} />, { offer: offers.VSY })
  return { user: userEvent.setup(), clock, rememberDismissal }
}

it.each(['ios', 'android'] as const)('opens the offer’s page of the %s store', (platform) => {
  openBanner({ platform })

  expect(screen.getByRole('link', { name: 'Ouvrir' }).getAttribute('href')).toBe(offers.VSY.appStores[platform])
  expect(screen.getByText('Gratuit')).toBeDefined()
})

it('leaves for good once closed', async () => {
  const { user, clock, rememberDismissal } = openBanner()

  await user.click(screen.getByRole('button', { name: 'Fermer le bandeau' }))
  expect(rememberDismissal).toHaveBeenCalledOnce()
  expect(banner()).not.toBeNull()
  act(() => clock.increment(150))

  expect(banner()).toBeNull()
})

it.each([{ platform: 'other' as const }, { hasDismissedBanner: true }])('is hidden with %o', (input) => {
  openBanner(input)

  expect(banner()).toBeNull()
})

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, 'other'],
])('takes %s with %i touch points for %s', (userAgent, maxTouchPoints, platform) => {
  expect(devicePlatform({ userAgent, maxTouchPoints })).toBe(platform)
})

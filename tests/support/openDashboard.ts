import { screen } from '@testing-library/react'
import { selectPlace } from './openScreen.ts'
import { tilleuls } from './server/placeWorld.ts'
import { startApp } from './startApp.tsx'

/** Signs a demo person in and opens the dashboard of this place. */
export async function openDashboard(name: string, placeId = tilleuls) {
  const app = await startApp('/')
  await app.signIn(name)
  await screen.findByRole('heading', { level: 1, name: /Bonjour/ })
  await selectPlace(app, placeId)
  return app
}

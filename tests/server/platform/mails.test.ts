import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the demo outbox', () => {
  it('shows a hostile mail without running any of it', async () => {
    const script = '<script>alert(1)</script>'
    const mail = {
      to: `"${script}" <a@b.fr>`,
      from: 'x@y.fr',
      subject: script,
      text: `see https://a.fr/?b=c ${script}`,
    }
    await server.platform.mailer.send({ ...mail, html: `<p>Bonjour</p>${script}`, locale: 'fr-FR' })

    const page = await (await server.app.request('/dev/outbox')).text()
    expect(page).not.toContain(script)
    expect(page).toContain('<a href="https://a.fr/?b=c">')
    expect(page).toMatch(/<iframe[^>]+sandbox="(?![^"]*allow-(?:scripts|same-origin))/)

    const [{ id } = { id: '' }] = z
      .array(z.object({ id: z.string() }))
      .parse(await (await server.app.request('/dev/outbox.json')).json())
    const shown = await server.app.request(`/dev/outbox/${id}`)
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox(?!.*allow-scripts)/)
  })
})

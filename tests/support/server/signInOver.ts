import { z } from 'zod'

/** Signs a demo account in over the network; returns its access token. */
export async function signInOver(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: `${name}@demo.example`,
      password: 'Demo-Copro-2026!',
      client_id: 'esteral-web',
      scope: 'ese',
    }),
  })
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
}

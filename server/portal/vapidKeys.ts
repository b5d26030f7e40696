import { z } from 'zod'
import { defineCommand } from './command.ts'

export const vapidKeys = defineCommand({
  summary: 'Print a fresh pair of keys for push notifications',
  usage: '',
  options: {},
  input: z.object({ arguments: z.tuple([], { error: 'no argument is needed' }) }),
  run: async (_input, { say }) => {
    const { default: library } = await import('web-push')
    const { publicKey, privateKey } = library.generateVAPIDKeys()
    say(`VAPID_PUBLIC_KEY=${publicKey}`)
    say(`VAPID_PRIVATE_KEY=${privateKey}`)
    return 0
  },
})

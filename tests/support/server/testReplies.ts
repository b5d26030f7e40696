import { createReplies } from '#server/platform/replies.ts'

export const webhookSecret = 'the-secret-of-the-mail-server-in-tests'

export const testReplies = createReplies({
  domain: 'reponse.portail.example',
  key: 'the key of addresses that take replies',
  webhookSecret,
})

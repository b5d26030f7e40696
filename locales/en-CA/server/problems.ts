import type { Translated } from '../../catalogue.ts'
import type { problems as french } from '../../fr-FR/server/problems.ts'
import { errors } from '../signIn/errors.ts'

export const problems: Translated<typeof french> = {
  ...errors.problem,
  unexpected: errors.generic,
  malformed_request: 'The request could not be read. Reload the page, then try again.',
  password_required: 'Enter your password to continue.',
  invalid_refresh_token: 'Your session has ended. Please sign in again.',
  invalid_client: 'This application is not recognized. Reload the page, then try again.',
  wrong_offer: 'Your account cannot be used on this site.',
  unknown_account: 'We could not find a matching account.',
  not_found: 'This page does not exist or has been removed.',
  method_not_allowed: 'This action does not exist.',
  conflict: 'This information has changed in the meantime. Reload the page, then try again.',
  action_not_possible: 'This is no longer possible: things have changed in the meantime.',
  user_already_voted: 'This co-owner has already voted',
  proxy_limit_reached: 'You cannot accept this proxy: you have reached the limit that the law allows.',
  proxy_forbidden:
    'This proxy is not allowed: neither the manager, their relatives and staff, nor a co-owner in a chain of proxies may vote this way.',
  confirmation_required: 'Enter your password again to confirm.',
  idempotency_key_reused: 'This was already sent for something else. Start again.',
  quota_exceeded: 'You have reached the limit for sending files. Try again tomorrow.',
  files_unavailable: 'Files are temporarily unavailable. Try again in a few moments.',
  provider_unavailable: 'Our provider is not responding. Try again in a few moments.',
  out_of_slot: 'Online payment is closed for the night. It opens again at 7 a.m.',
  payment_too_soon: 'You can make only one transaction every ten minutes.',
  amount_changed: 'The amount due has changed in the meantime. Check it, then confirm again.',
  overpayment: 'This is more than you owe. Confirm that you want to pay more.',
  code_expired: 'This code is no longer valid. Ask for another one.',
  expired_link: 'Link expired',
  request_too_large: 'What you are sending is too large.',
  unsupported_media_type: 'This format is not accepted.',
  invalid_value: 'Some information needs to be corrected.',
  captcha_refused: 'The anti-robot check expired or failed. Please do it again.',
}

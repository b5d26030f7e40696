/** Where the mail server hands over mails to addresses that take replies. It is no JSON: the body is the mail itself. */
export const inboundMailsPath = '/v1/inbound_mails'
/** Bytes of a mail with its files. */
export const maxInboundMail = 25_000_000
/** Days for which an address takes replies after the last e-mail about its conversation. */
export const replyDays = 90

/** The endpoint to which the mail server posts mails for reply addresses. The body is the mail itself, not JSON. */
export const inboundMailsPath = '/v1/inbound_mails'
/** Bytes of a mail with its files. */
export const maxInboundMail = 25_000_000
/** Days for which an address accepts replies after the last e-mail about its conversation. */
export const replyDays = 90

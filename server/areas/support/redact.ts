const secrets: readonly RegExp[] = [
  /** Query strings and fragments: links carry one-time tokens. */
  /[?#][^\s:)"']*/g,
  /[^\s@"'<>()]+@[^\s@"'<>()]+/g,
  /** Tokens, hashes and other long random words. */
  /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g,
  /\+?\d(?:[ .-]?\d){8,}/g,
  /** Quoted values of the page, such as "Cannot read x of 'typed text'". */
  /(["'`])(?:(?!\1).){1,200}\1/g,
]

/** Text without addresses, tokens, account and phone numbers, or quoted values. */
export const redact = (text: string) =>
  secrets
    .reduce((cleaned, secret) => cleaned.replace(secret, '[…]'), text)
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\n' : ' '))

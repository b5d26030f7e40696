/** The message with a signature code. */
export const mandates = {
  code: '{{brand}} : votre code pour signer le mandat est {{code}}. Il est valable {{minutes}} minutes. Ne le communiquez à personne.',
} as const

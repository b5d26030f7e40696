/** The notification of calls for funds that are soon due. */
export const callNews = {
  label: 'Appel de fonds',
  title: '{{amount}} à payer le {{date}} au plus tard ({{labels}})',
} as const

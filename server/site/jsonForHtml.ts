/** JSON that cannot close the script element it stands in. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

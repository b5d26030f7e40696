const folder = 'attachments/'
const shape = /^attachments\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=-|$)/

/** Where the bytes of a file are, and those of its small picture. */
export const storageKeysOf = (id: string) => ({ file: `${folder}${id}`, thumbnail: `${folder}${id}-thumbnail` })

/** The file that something in the store belongs to; `null` = it is none of ours. */
export const fileKeyOf = (key: string): string | null => shape.exec(key)?.[0] ?? null

export const attachmentFolder = folder

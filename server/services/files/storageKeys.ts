const folder = 'attachments/'
const shape = /^attachments\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=-|$)/

export const storageKeysOf = (id: string) => ({ file: `${folder}${id}`, thumbnail: `${folder}${id}-thumbnail` })

/** The key of the file that a stored object belongs to; `null` = it is not one of ours. */
export const fileKeyOf = (key: string): string | null => shape.exec(key)?.[0] ?? null

export const attachmentFolder = folder

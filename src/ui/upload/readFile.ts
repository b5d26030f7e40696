import { fromPromise } from 'xstate'

/** Reads the whole file as a data URL; aborted when the person closes the dialog. */
export const readFile = fromPromise<string, { file: File }>(
  ({ input, signal }) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () =>
        typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('the file has no content')),
      )
      reader.addEventListener('error', () => reject(reader.error))
      signal.addEventListener('abort', () => reader.abort())
      reader.readAsDataURL(input.file)
    }),
)

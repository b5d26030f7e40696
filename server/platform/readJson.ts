import { Problem } from './problem.ts'

/** The client left before the body was complete: nobody reads the response, and nothing is wrong here. */
export class RequestCut extends Problem {
  constructor() {
    super('malformed_request', 'the sender cut the request off')
  }
}

const byteLimit = 100 * 1024
const depthLimit = 32
const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i

/** Reads a JSON body without trusting its type, size, encoding or nesting. */
export const readJson = async (request: Request, limit?: number): Promise<unknown> =>
  parseJson(await readJsonBytes(request, limit))

/** The body as received, byte for byte. */
export async function readJsonBytes(request: Request, limit: number = byteLimit): Promise<Uint8Array> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new Problem('unsupported_media_type', 'the body is not application/json')
  }
  return readBytes(request, limit)
}

export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  // JSON.parse copes with deep nesting, but code that walks the result recursively does not.
  if (nesting(text) > depthLimit) throw new Problem('malformed_request', 'the body is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('malformed_request', 'the body is not JSON')
  }
}

/** The body of a request, byte for byte. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = new Problem('request_too_large', `the body is larger than ${limit} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    // Reading fails only when the connection does.
    throw error instanceof Problem ? error : new RequestCut()
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('malformed_request', 'the body is not UTF-8')
  }
}

function nesting(text: string) {
  let deepest = 0
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return deepest
}

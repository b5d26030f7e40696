/** The bytes of a response. @throws {Error} when they exceed the limit. */
export async function readStream(stream: AsyncIterable<Uint8Array> | null, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream ?? []) {
    size += part.byteLength
    if (size > limit) throw new Error('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

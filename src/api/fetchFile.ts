import { ApiError } from './api.ts'

/** The bytes of a generated file, whose address carries the token. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new ApiError(response.status, response.statusText, null)
  return response.blob()
}

import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'

/** A small picture of a file, or an icon when there is none or it fails to load, as without a network. */
export function ThumbPicture({ url }: { url: string | null }) {
  const [missing, setMissing] = useState<string | null>(null)
  if (url === null || url === missing) return <Icon name="document" size={28} />
  return <img src={url} alt="" width={136} height={102} loading="lazy" onError={() => setMissing(url)} />
}

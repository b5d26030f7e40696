import type { ReactNode } from 'react'
import { Component } from 'react'
import { MissingChunk } from '../chunks.ts'
import { AreaCrash } from './AreaCrash.tsx'

type Props = { children: ReactNode }
type State = { readonly crash: { readonly error: unknown } | null }

/**
 * Catches what a screen did not foresee, so that the frame stands and the person can go elsewhere. The report is sent by
 * whoever mounts the application (`onCaughtError`). A missing part is no crash: the error screen of the page says so.
 */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { crash: null }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override render() {
    const { crash } = this.state
    if (crash?.error instanceof MissingChunk) throw crash.error
    return crash ? <AreaCrash onRetry={() => this.setState({ crash: null })} /> : this.props.children
  }
}

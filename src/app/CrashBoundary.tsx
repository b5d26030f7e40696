import type { ReactNode } from 'react'
import { Component } from 'react'
import type { LocaleCode } from '#contract/offers.ts'
import { CrashScreen } from './CrashScreen.tsx'

type Props = { locale: LocaleCode; children: ReactNode }
type State = { readonly crash: { readonly error: unknown } | null }

/** Catches unexpected errors. `onCaughtError` of the root reports them. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: null }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override render() {
    const { crash } = this.state
    return crash ? <CrashScreen locale={this.props.locale} error={crash.error} /> : this.props.children
  }
}

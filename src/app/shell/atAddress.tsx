import type { ComponentType } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import { paramsOf } from '#contract/paths.ts'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { IconPathsProvider } from '#src/ui/IconPathsProvider.tsx'

export type AtAddress = ScreenProps & { readonly pathname: string }

/** The screen of a page; its parameters come from the address. */
export const atAddress =
  <Page extends FramedPage>(page: Page, Screen: ComponentType<PropsOfPage<Page>>) =>
  ({ pathname, ...props }: AtAddress) => {
    const params = paramsOf(page, pathname)
    return (
      params && (
        <IconPathsProvider>
          <Screen {...props} params={params} />
        </IconPathsProvider>
      )
    )
  }

import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

/** One line of a menu: something done here, or a place to go (a download). */
export type MenuItem = { readonly id: string; readonly label: ReactNode; readonly danger?: boolean } & (
  | { readonly onSelect: () => void }
  | { readonly href: string; readonly download?: boolean }
)

type MenuProps = { readonly label: string; readonly trigger: ReactNode; readonly items: readonly MenuItem[] }

const line = 'flex min-h-tap w-full items-center rounded-control px-3 text-left no-underline outline-none data-highlighted:bg-press'

/** A button with a list of things to do. */
export function Menu({ label, trigger, items }: MenuProps): ReactNode {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger
        aria-label={label}
        className="inline-grid h-tap min-w-tap place-items-center rounded-control px-2 text-ink-2 hover:bg-press hover:text-ink"
      >
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={4} className="z-20">
          <BaseMenu.Popup className="min-w-44 rounded-slip border border-line bg-raised p-1 shadow-lift">
            {items.map((item) => {
              const look = item.danger === true ? `${line} text-cinnabar` : line
              const act = 'href' in item ? { render: <a href={item.href} download={item.download} aria-label={undefined} /> } : { onClick: item.onSelect }
              return (
                <BaseMenu.Item key={item.id} className={look} {...act}>
                  {item.label}
                </BaseMenu.Item>
              )
            })}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

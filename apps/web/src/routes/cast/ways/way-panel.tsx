import type { ReactNode } from 'react'
import { wayChosen } from '../draft/way-of.ts'
import { CoinsPanel, YarrowPanel } from './coins-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { NamesPanel } from './names-panel.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import type { PanelProps } from './panel.ts'
import { TimePanel } from './time-panel.tsx'

/** What the chosen way of casting needs. */
export function WayPanel(props: PanelProps): ReactNode {
  switch (wayChosen(props.editing.draft)) {
    case 'coins':
      return <CoinsPanel {...props} />
    case 'lines':
      return <LinesPanel {...props} />
    case 'names':
      return <NamesPanel {...props} />
    case 'numbers':
      return <NumbersPanel {...props} />
    case 'time':
      return <TimePanel {...props} />
    case 'yarrow':
      return <YarrowPanel {...props} />
  }
}

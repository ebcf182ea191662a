import type { ComponentType } from 'react'
import type { Panel, PanelId } from './panel'
import { PANELS } from './panels.data'

export interface LoadablePanel extends Panel {
  /** Loads the panel's content; grid, header, loading and failure are the dashboard's. */
  load: () => Promise<ComponentType>
}

type Content = ComponentType<NonNullable<Panel['props']> | object>

/** The same object for the same panel: loaded content is cached by it. */
const LOADABLE = new Map(PANELS.map((panel) => [panel.id, loadable(panel)]))

export function panelOf(id: PanelId): LoadablePanel & { id: PanelId } {
  const panel = LOADABLE.get(id)
  if (!panel) throw new Error(`No panel is called "${id}": add its row to PANELS.`)
  return panel
}

function loadable<Facts extends Panel>(panel: Facts): Facts & LoadablePanel {
  return { ...panel, load: () => load(panel) }
}

/** The bundler reads the pattern of the path and makes a chunk of each `‹folder›/‹name›Panel`. */
async function load({ folder, name, props }: Panel): Promise<ComponentType> {
  const file: Record<string, Content> = await import(`./${folder}/${name}Panel`)
  const Content = file[`${name}Panel`]
  if (!Content) throw new Error(`${folder}/${name}Panel exports no ${name}Panel.`)
  return function LoadedPanel() {
    return <Content {...props} />
  }
}

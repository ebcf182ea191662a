import type { PanelId } from './panel'
import { PANELS } from './panels.data'

/** The entries of the catalogue that name each panel and say where its data come from. */
export const TITLES = Object.fromEntries(
  PANELS.flatMap(({ id, title, about }) => [
    [`${id}.title`, title],
    [`${id}.about`, about],
  ]),
) as Readonly<Record<`${PanelId}.${'title' | 'about'}`, string>>

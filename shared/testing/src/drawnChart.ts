import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { type RenderOptions, renderWithApp } from './renderWithApp'

/** Renders a chart of ApexCharts and waits for its drawing. Call `fakeLayout` before. */
export async function renderDrawn(ui: ReactElement, options?: RenderOptions) {
  const view = renderWithApp(ui, options)
  await waitFor(drawnChart)
  return view
}

/** The chart's SVG on the screen. */
export function drawnChart(): Element {
  const drawing = screen.getByRole('img').querySelector('.apexcharts-svg')
  if (!drawing) throw new Error('Nothing is drawn: call fakeLayout before rendering.')
  return drawing
}

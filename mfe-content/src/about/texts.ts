import { createTexts } from '@aldergate/ui'

/** What the About page says around its long text. */
const EN = {
  title: 'About {product}',
  intro:
    'What it is, whom it is for, how it is built and what it cannot do, from overview to verdict.',
  diagramLabel: 'Architecture diagram',
  diagramAlt:
    'The browser opens a page; the host, which holds the frame, the routes and the store, reads the registry and loads the part that the page belongs to: dashboard, trading, strategy, portfolio or content. All five stand on one engine: market, ledger, alerts and charts.',
  diagramCaption: 'One host, five parts and one engine, as the browser puts them together.',
  growth: 'Market growth',
  growthText: 'Yearly turnover of trading software for individuals, in billions of pounds.',
  growthSeries: 'Turnover (£ billion)',
  growthCategory: 'Year',
  adoption: 'Adoption',
  adoptionText: 'Share of traders who have used a feature within three months.',
  adoptionSeries: 'Share of traders',
  adoptionCategory: 'Feature',
  revenue: 'Revenue',
  revenueText: 'A year’s income from each stream, in thousands of pounds.',
  revenueSeries: 'Income (£ thousand)',
  revenueCategory: 'Stream',
  chartLabel: '{name}, sample figures, axis from 0 to {max}',
  pros: 'Pros',
  cons: 'Cons',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Acerca de {product}',
    intro: 'Qué es, para quién, cómo está hecho y qué no puede hacer, del resumen al veredicto.',
  },
  zh: {
    title: '关于 {product}',
    intro: '它是什么、面向谁、如何构建、有何局限：从概述到结论。',
  },
  fr: {
    title: 'À propos de {product}',
    intro:
      'Ce que c’est, à qui cela s’adresse, comment c’est construit et ce que cela ne sait pas faire, de l’aperçu au verdict.',
  },
})
